import { z } from "zod";
import { cleanLine } from "@/lib/platform/text/text";

const MAX_OPTION_TEXT = 100;

/** The name of a size or of a colour. */
export const optionText = z.string().max(MAX_OPTION_TEXT).transform(cleanLine);

/** The same; empty if it is not sent, for a product that comes in none. */
export const optionTextOrNone = optionText.default("");
