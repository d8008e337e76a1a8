import type { Words } from "@/lib/words/words";

export const home: Words["home"] = {};
