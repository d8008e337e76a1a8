import type { Words } from "@/lib/words/words";

export const product: Words["product"] = {};
