import type { Words } from "@/lib/words/words";

export const ordering: Words["ordering"] = {};
