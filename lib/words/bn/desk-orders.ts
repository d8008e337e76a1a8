import type { Words } from "@/lib/words/words";

export const deskOrders: Words["deskOrders"] = {};
