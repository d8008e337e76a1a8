import { z } from "zod";
import { MAX_SEARCH_LENGTH, SUGGESTED_PRODUCTS } from "@/lib/catalogue/search/constants";
import { cleanLine } from "@/lib/platform/text/text";

const MAX_SUGGESTED = 12;

export const suggestQuerySchema = z.object({
  q: z
    .string()
    .max(MAX_SEARCH_LENGTH, `Please search for at most ${MAX_SEARCH_LENGTH} characters.`)
    .transform(cleanLine),
  limit: z
    .string()
    .regex(/^(?:[1-9]|1[0-2])$/, `Please ask for 1 to ${MAX_SUGGESTED}.`)
    .transform(Number)
    .default(SUGGESTED_PRODUCTS),
});
