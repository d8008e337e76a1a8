import type { Words } from "@/lib/words/words";

export const values: Words["values"] = {};
