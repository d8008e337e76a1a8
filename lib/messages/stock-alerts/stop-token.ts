import "server-only";
import { digestToken, secretTokenOf } from "@/lib/orders/tracking/tracking-token";

/** Ends all that a contact waits for. */
export const stopTokenOf = (contact: string): string => secretTokenOf(`stop alerts ${contact}`);

/** What is kept of it. */
export const stopDigestOf = (contact: string): string => digestToken(stopTokenOf(contact));
