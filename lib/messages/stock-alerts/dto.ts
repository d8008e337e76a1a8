import { z } from "zod";
import { ALERT_CHANNELS } from "@/lib/messages/stock-alerts/constants";

export const keptAlertSchema = z.object({
  channel: z.enum(ALERT_CHANNELS),
  until: z.string().describe("YYYY-MM-DD in Dhaka. After that nobody is told any more."),
});

export type KeptAlert = z.output<typeof keptAlertSchema>;

/** The options that people wait for, the most wanted first. */
export interface WantedList {
  /** Options in all. */
  count: number;
  /** The first of them. */
  options: WantedOption[];
}

/** Something that people wait for. */
interface WantedOption {
  productId: string;
  productName: string;
  productNameBn?: string | undefined;
  size: string;
  color: string;
  people: number;
}
