import { REFUND_METHODS, type RefundMethod, WALLETS } from "@/lib/orders/constants";
import { parseMobile } from "@/lib/platform/text/phone";
import type { AskReturnRequest } from "@/lib/returns/schema";
import type { Words } from "@/lib/words/words";

export interface PayBackDraft {
  /** Empty where nothing is chosen. */
  payBy: string;
  account: string;
}

export type Wallet = (typeof WALLETS)[number];

export const isWallet = (method: string): method is Wallet => WALLETS.some((wallet) => wallet === method);

/** What the request says of where the money goes; undefined where nothing is chosen. */
export function toPayTo({ payBy, account }: PayBackDraft): AskReturnRequest["payTo"] {
  const method = REFUND_METHODS.find((known): known is RefundMethod => known === payBy);
  if (method === undefined || method === "cash") return method && { method };
  return { method, account };
}

/** What is missing of where the money goes, by field. */
export function findMissingPayBack(
  { payBy, account }: PayBackDraft,
  missing: Words["orders"]["returns"]["missing"],
): Partial<PayBackDraft> {
  if (payBy === "") return { payBy: missing.payBy };
  if (isWallet(payBy)) return parseMobile(account) === null ? { account: missing.wallet } : {};
  return payBy === "bank" && account.trim() === "" ? { account: missing.account } : {};
}
