import { z } from "zod";
import { idSchema } from "@/lib/platform/http/id-schema";

const PICTURE_SIZES = ["small", "large"] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** /orders/{id}/returnPictures/{pictureId} */
export const orderPictureParamsSchema = z.object({ id: idSchema, pictureId: idSchema });

/** How large a picture is asked for. */
export const pictureQuerySchema = z.object({ size: z.enum(PICTURE_SIZES).default("large") });
