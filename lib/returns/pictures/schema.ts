import { z } from "zod";
import { idSchema } from "@/lib/platform/http/id-schema";

const SIZES = ["small", "large"] as const;
export type PictureSize = (typeof SIZES)[number];

/** /orders/{id}/returnPictures/{pictureId} */
export const returnPictureParamsSchema = z.object({ id: idSchema, pictureId: idSchema });

export const returnPictureQuerySchema = z.object({ size: z.enum(SIZES).default("large") });
