import { z } from "zod";
import { idSchema } from "@/lib/http/id-schema";
import { cleanLine } from "@/lib/text";

const MAX_PAGE_SIZE = 100;
const MAX_SEARCH_LENGTH = 100;

/** How every list is searched and paged: `q`, `limit`, and `cursor`, the id of the last one seen. */
export const paginationFields = {
  q: z.string().max(MAX_SEARCH_LENGTH).transform(cleanLine).optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .pipe(z.number().max(MAX_PAGE_SIZE))
    .optional(),
  cursor: idSchema.optional(),
};
