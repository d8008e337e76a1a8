import type { Words } from "@/lib/words/words";

export const deskCash: Words["deskCash"] = {};
