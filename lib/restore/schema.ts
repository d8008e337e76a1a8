import { z } from "zod";
import { RESTORABLE } from "@/lib/restore/constants";
import { idSchema } from "@/lib/http/id-schema";

/** POST /deleted/{kind}/{id}/restore. */
export const restoreParamsSchema = z.object({ kind: z.enum(RESTORABLE), id: idSchema });
