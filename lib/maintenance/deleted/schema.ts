import { z } from "zod";
import { RESTORABLE } from "@/lib/maintenance/deleted/constants";
import { idSchema } from "@/lib/platform/http/id-schema";

/** POST /deleted/{kind}/{id}/restore. */
export const restoreParamsSchema = z.object({ kind: z.enum(RESTORABLE), id: idSchema });
