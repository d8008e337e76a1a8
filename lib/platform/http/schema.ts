import { z } from "zod";
import { idSchema } from "@/lib/platform/http/id-schema";
import { cleanLine, cleanParagraph } from "@/lib/platform/text/text";

/** A line of at most so many characters, once it is cleaned. */
export const lineSchema = (max: number, tooLong: string) =>
  z.string().transform(cleanLine).pipe(z.string().max(max, tooLong));

/** The same where line breaks stay. */
export const paragraphSchema = (max: number, tooLong: string) =>
  z.string().transform(cleanParagraph).pipe(z.string().max(max, tooLong));

/** Ids in an address, with commas between them. */
export const idListSchema = (max: number) =>
  z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(idSchema).max(max));

/** For `transform()`: the value that `read` makes of the input; null refuses it with the message. */
export const readBy =
  <Input, Output>(read: (input: Input) => Output | null, message: string) =>
  (input: Input, context: z.RefinementCtx): Output => {
    const value = read(input);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  };
