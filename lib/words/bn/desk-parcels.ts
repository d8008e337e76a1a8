import type { Words } from "@/lib/words/words";

export const deskParcels: Words["deskParcels"] = {};
