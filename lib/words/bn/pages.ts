import type { Words } from "@/lib/words/words";

export const pages: Words["pages"] = {};
