import { z } from "zod";
import { quantitySchema } from "@/lib/orders/cart/schema";
import { idSchema } from "@/lib/platform/http/id-schema";
import { optionTextOrNone } from "@/lib/stock/option-text";
import { MAX_RETURN_PICTURES, RETURN_REASONS, RETURN_WISHES } from "@/lib/orders/constants";
import { cleanParagraph } from "@/lib/platform/text/text";

const MAX_LINES = 200;
const MAX_NOTE = 500;

const note = z
  .string()
  .transform(cleanParagraph)
  .pipe(z.string().max(MAX_NOTE, `Please use at most ${MAX_NOTE} characters.`));

/** POST /orders/{id}/returnRequests. The size and color are those that the customer wants instead. */
export const askReturnSchema = z
  .object({
    lines: z
      .array(
        z.object({
          lineId: idSchema,
          quantity: quantitySchema,
          reason: z.enum(RETURN_REASONS, "Please say why it comes back."),
          size: optionTextOrNone,
          color: optionTextOrNone,
        }),
      )
      .min(1, "Please choose what you want to send back.")
      .max(MAX_LINES),
    wish: z.enum(RETURN_WISHES, "Please say what you want."),
    note: note.default(""),
    pictures: z
      .array(idSchema)
      .max(MAX_RETURN_PICTURES, `Please send at most ${MAX_RETURN_PICTURES} pictures.`)
      .refine((ids) => new Set(ids).size === ids.length, "Please send each picture once.")
      .default([]),
  })
  .refine(({ lines, note: words }) => words !== "" || lines.every(({ reason }) => reason !== "other"), {
    message: "Please say in a few words what is wrong.",
    path: ["note"],
  });

export type AskReturnInput = z.output<typeof askReturnSchema>;
export type AskReturnRequest = z.input<typeof askReturnSchema>;
