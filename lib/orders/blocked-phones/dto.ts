import { z } from "zod";
import { momentSchema } from "@/lib/platform/time/schema";

export const phoneBlockSchema = z
  .object({ reason: z.string(), until: momentSchema })
  .nullable()
  .describe("Why and until when no order of this phone is taken online.");
