import { z } from "zod";
import type { Crop } from "@/lib/catalogue/images/rules";

const CROP_MESSAGE = "Please give left, top, width and height as fractions from 0 to 1, with commas.";
const FRACTION = /^(?:0|1|[01]\.\d{1,17})$/;

const crop = z
  .string()
  .max(100)
  .transform((text, context): Crop => {
    const parts = text.split(",");
    const [left = 2, top = 2, width = 2, height = 2] = parts.map((part) =>
      FRACTION.test(part) ? Number(part) : 2,
    );
    if (parts.length === 4 && Math.max(left, top, width, height) <= 1) return { left, top, width, height };
    context.addIssue({ code: "custom", message: CROP_MESSAGE });
    return z.NEVER;
  });

/** POST /images. Without a crop the middle of the picture is taken. */
export const uploadQuerySchema = z.object({ crop: crop.optional() });
