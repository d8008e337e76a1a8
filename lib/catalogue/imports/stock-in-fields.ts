import { z } from "zod";
import { cleanLine, isVisible } from "@/lib/platform/text/text";
import { toDhakaDay } from "@/lib/platform/time/dhaka";

const MAX_SUPPLIER = 100;
const NO_DAY = "Please choose the day on which it came.";
const NO_SUPPLIER = "Please enter whom it came from.";

/** The day on which goods came, in Dhaka: today or earlier. */
export const stockInDay = z.iso
  .date(NO_DAY)
  .refine((day) => day <= toDhakaDay(Date.now()), "This day is still to come.");

export const stockInSupplier = z
  .string(NO_SUPPLIER)
  .transform(cleanLine)
  .pipe(
    z
      .string()
      .refine(isVisible, NO_SUPPLIER)
      .max(MAX_SUPPLIER, `Please keep it to ${MAX_SUPPLIER} characters.`),
  );
