import type { Words } from "@/lib/words/words";

export const account: Words["account"] = {};
