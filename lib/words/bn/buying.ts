import type { Words } from "@/lib/words/words";

export const buying: Words["buying"] = {};
