import type { Words } from "@/lib/words/words";

export const orders: Words["orders"] = {};
