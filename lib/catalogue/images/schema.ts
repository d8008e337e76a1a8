import { z } from "zod";
import type { Crop } from "@/lib/catalogue/images/rules";
import { readBy } from "@/lib/platform/http/schema";

const CROP_MESSAGE = "Please give left, top, width and height as fractions from 0 to 1, with commas.";
const FRACTION = /^(?:0|1|[01]\.\d{1,17})$/;

function readCrop(text: string): Crop | null {
  const parts = text.split(",");
  const [left = 2, top = 2, width = 2, height = 2] = parts.map((part) =>
    FRACTION.test(part) ? Number(part) : 2,
  );
  return parts.length === 4 && Math.max(left, top, width, height) <= 1 ? { left, top, width, height } : null;
}

const crop = z.string().max(100).transform(readBy(readCrop, CROP_MESSAGE));

/** POST /images. Without a crop the middle of the picture is taken. */
export const uploadQuerySchema = z.object({ crop: crop.optional() });
