import type { Words } from "@/lib/words/words";

export const deskPeople: Words["deskPeople"] = {};
