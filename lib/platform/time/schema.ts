import { z } from "zod";

/** A moment as the shop answers it. */
export const momentSchema = z.string().describe("ISO 8601 with +06:00.");

/** From the first to the last day in Dhaka, both included; each may be left out. */
export const daysSchema = { from: z.iso.date().optional(), to: z.iso.date().optional() };
