import { z } from "zod";
import { EXPORT_KINDS } from "@/lib/reports/exports/constants";
import { daysSchema } from "@/lib/platform/time/schema";

export const exportParamsSchema = z.object({ kind: z.enum(EXPORT_KINDS) });

/** POST /exports/{kind}. An export of orders has those of these days in Dhaka, both included. */
export const exportBodySchema = z.object(daysSchema).refine(({ from, to }) => !from || !to || from <= to, {
  path: ["to"],
  message: "Please choose a day that is not before the first one.",
});

export type ExportBody = z.output<typeof exportBodySchema>;
