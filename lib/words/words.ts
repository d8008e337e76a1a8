import type { english } from "@/lib/words/en/english";

/** The words of a language, by the room that shows them. */
export type Words = typeof english;
export type Room = keyof Words;
