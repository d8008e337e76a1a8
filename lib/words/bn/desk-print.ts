import type { Words } from "@/lib/words/words";

export const deskPrint: Words["deskPrint"] = {};
