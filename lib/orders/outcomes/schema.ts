import { z } from "zod";
import { CALL_OUTCOMES, REFUND_METHODS } from "@/lib/orders/constants";

/** What came of a call. */
export const callOutcomeSchema = z.enum(CALL_OUTCOMES);

/** How money was paid back. */
export const refundMethodSchema = z.enum(REFUND_METHODS);
