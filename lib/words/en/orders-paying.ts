import { messageOf } from "@/lib/platform/http/api-error";
import { formatBdt } from "@/lib/platform/text/format";
import { WRONG_AMOUNT } from "@/lib/words/en/fields";
import { WALLETS } from "@/lib/words/en/wallets";

/** An advance that a customer sends of their own accord. */
export const payAhead = {
  title: "Pay something in advance?",
  intro: (wallet: string) =>
    `You don't have to: you can pay everything at the door. If you would like to send something before, send it by ${wallet} to this number. Then tell us here.`,
  wallets: WALLETS,
  amount: "Amount in BDT",
  most: (amount: string) => `At most ${amount}.`,
  digits: "Last 3 or 4 characters",
  digitsHint: "Of the number that you sent it from, or of the transaction.",
  send: "Tell the shop",
  pending: "Sending …",
  /** With the last characters of the number; empty where they are not shown. */
  waits: ({ amount, wallet, digits }: Said) =>
    `You told us of ${amount} by ${wallet}${digits && `, ending in ${digits}`}. We check it by hand; until then the whole sum stays due.`,
  notFound: ({ amount, wallet, digits }: Said) =>
    `We could not find ${amount} by ${wallet}${digits && `, ending in ${digits}`}. Please check it and tell us again, or call us.`,
  failure: messageOf,
  wrongSum: (most: string) => `Please enter a whole amount, at most ${most}.`,
  told: {
    amount: WRONG_AMOUNT,
    most: (amount: number) => `Please enter at most ${formatBdt(amount)}: that is what is due.`,
    digits: "Please enter the last 3 or 4 digits or letters.",
    closed: "Nothing can be paid in advance for this order now.",
    waits: "You have told us of an advance already, and we have not checked it yet.",
  },
};

interface Said {
  amount: string;
  wallet: string;
  digits: string;
}
