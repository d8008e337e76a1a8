import type { Words } from "@/lib/words/words";

export const search: Words["search"] = {};
