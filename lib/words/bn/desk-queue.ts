import type { Words } from "@/lib/words/words";

export const deskQueue: Words["deskQueue"] = {};
