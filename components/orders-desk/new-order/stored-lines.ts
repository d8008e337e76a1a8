import { z } from "zod";
import { type DraftLine, newDraftLine } from "@/components/orders-desk/contents/contents-draft";
import { productDtoSchema } from "@/lib/catalogue/products/dto";

const storedLinesSchema = z.object({
  lines: z.array(
    z.object({ product: productDtoSchema, size: z.string(), color: z.string(), quantity: z.string() }),
  ),
});

/** The lines of an order that is not placed yet, as they are written down. */
export function toStoredLines(lines: readonly DraftLine[]): z.input<typeof storedLinesSchema> {
  return {
    lines: lines.flatMap(({ product, size, color, quantity }) =>
      product ? [{ product, size, color, quantity }] : [],
    ),
  };
}

/** Null for what are no kept lines. */
export function parseStoredLines(kept: unknown): DraftLine[] | null {
  const { data } = storedLinesSchema.safeParse(kept);
  return data?.lines.map(({ product, ...line }) => ({ ...newDraftLine(product), ...line })) ?? null;
}
