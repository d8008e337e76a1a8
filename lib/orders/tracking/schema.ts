import { z } from "zod";
import { TOKEN_FORMAT } from "@/lib/orders/tracking/rules";
import { LANGUAGES } from "@/lib/words/constants";
import { shared } from "@/lib/words/en/shared";

/** PATCH /trackedOrders */
export const setOrderLanguageSchema = z.object({
  token: z.string().regex(TOKEN_FORMAT, shared.incompleteLink),
  language: z.enum(LANGUAGES),
});

export type SetOrderLanguageInput = z.output<typeof setOrderLanguageSchema>;
