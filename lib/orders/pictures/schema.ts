import { z } from "zod";

const PICTURE_SIZES = ["small", "large"] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** How large a picture is asked for. */
export const pictureQuerySchema = z.object({ size: z.enum(PICTURE_SIZES).default("large") });
