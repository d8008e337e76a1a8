import type { Words } from "@/lib/words/words";

export const deskReturns: Words["deskReturns"] = {};
