import type { Words } from "@/lib/words/words";

export const listing: Words["listing"] = {};
