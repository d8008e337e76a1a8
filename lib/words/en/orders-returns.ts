import { formatBdt, formatPieces } from "@/lib/platform/text/format";
import { SAY_WHY } from "@/lib/words/en/fields";
import { shared } from "@/lib/words/en/shared";
import { WALLETS } from "@/lib/words/en/wallets";

interface ToldRefusal {
  reason: keyof typeof REFUSALS;
  /** What the desk wrote itself, as a sentence; it says more than the list. */
  words: string;
}

interface ToldRefund {
  amount: number;
  method: keyof typeof METHODS;
  /** Empty where it is not told. */
  day: string;
  reference: string;
}

interface ToldReturn {
  isExchange: boolean;
  /** Whole BDT; null where an exchange settled it. */
  refund: number | null;
}

interface ToldPart {
  taken: number;
  asked: number;
  phone: string;
}

interface Shop {
  phone: string;
  address: string;
}

/** The labels of the choice, which the customer is told too. */
export const REFUSALS = {
  used: "It was worn, washed or altered",
  incomplete: "Its tag, box or invoice is missing",
  noFault: "We cannot see a defect",
  other: "Another reason",
};

export const METHODS = {
  ...WALLETS,
  bank: "Bank transfer",
  cash: "Cash",
};

/** How it was paid, behind a verb: `by bKash`, `in cash`. */
export const inMethod = (method: keyof typeof METHODS): string =>
  IN_METHOD[method] ?? `by ${METHODS[method]}`;

const IN_METHOD: Partial<Record<keyof typeof METHODS, string>> = {
  bank: "by bank transfer",
  cash: "in cash",
};

/** Such as `BDT 900 paid back by bKash on Thu 26 Nov, number 9XK27`. */
export const paidBack = ({ amount, method, day, reference }: ToldRefund): string =>
  `${formatBdt(amount)} paid back ${inMethod(method)}${day && ` on ${day}`}${reference && `, number ${reference}`}`;

/** Why it was refused, as a sentence. */
export const sayRefusal = ({ reason, words }: ToldRefusal): string =>
  reason === "other" ? words : `${REFUSALS[reason]}.${words && ` ${words}`}`;

const UNUSED = "Unused, with tag and invoice.";
const questions = ({ phone }: Pick<Shop, "phone">): string => `Questions? Call ${phone}.`;
const heading =
  (end: string) =>
  ({ isExchange }: ToldReturn): string =>
    `${isExchange ? "Exchange" : "Return"}${end}`;

/** What a customer sends back. */
export const returns = {
  label: (orderNumber: string) => `Returns of order ${orderNumber}`,
  open: "Return or exchange",
  /** The last day of it. */
  until: (day: string) => `Until ${day}`,
  over: {
    before: (day: string) => `A return or exchange was possible until ${day}. Questions? Call `,
    after: ".",
  },
  headings: {
    asked: heading(" asked for"),
    accepted: heading(" accepted"),
    received: heading(": the pieces are with us"),
    settled: heading(" settled"),
    refused: heading(" refused"),
    withdrawn: heading(" withdrawn"),
    calledOff: heading(" cancelled"),
  },
  /** What has become of a return, and what its customer is to do. */
  explain: {
    asked: (day: string) =>
      `You asked on ${day}. Our answer will appear here. Until then you can withdraw it.`,
    /** Before what follows, where it is less than the customer asked for. */
    part: ({ taken, asked, phone }: ToldPart) =>
      `We take back ${taken} of the ${formatPieces(asked)} that you asked about; call ${phone} about the rest. `,
    bringExchange: ({ address }: Shop) =>
      `Hand the pieces to the rider who brings the exchange, or bring them to ${address}. ${UNUSED}`,
    bringReturn: ({ address, phone }: Shop) =>
      `Bring the pieces to ${address}, or call ${phone} to send them. ${UNUSED}`,
    exchangeNext: "This return is done once you have your exchange.",
    refundNext: "We will refund you next.",
    exchanged: "You have your exchange.",
    nothing: (shop: Shop) => `Nothing was paid back. ${questions(shop)}`,
    refunded: (refund: ToldRefund) => `${paidBack(refund)}.`,
    /** Either part is empty where nobody knows it. */
    refused: (refusal: string, answered: string, shop: Shop) => `${refusal} ${answered} ${questions(shop)}`,
    refusal: sayRefusal,
    answered: (day: string) => `Answered on ${day}.`,
    withdrawn: "You withdrew this request.",
    calledOff: (shop: Shop) => questions(shop),
  },
  reasons: {
    wrongSize: "It does not fit",
    defect: "It has a defect",
    wrongItem: "It is not what I ordered",
    other: "Something else",
  },
  wishes: { exchange: "An exchange", refund: "My money back" },
  /** Before the size and color that the customer wants. */
  instead: "instead: ",
  withdraw: { button: "Withdraw the request", pending: "Withdrawing …" },
  form: {
    wish: "What do you want?",
    pieces: "What do you want to send back?",
    why: "Why?",
    choose: shared.choose,
    payBy: "How do you want your money back?",
    payWays: { ...METHODS, cash: "Cash at our outlet" },
    walletPhone: (wallet: string) => `Your ${wallet} number`,
    bankAccount: "Your bank account",
    bankHint: "Bank, branch, account name and account number.",
    accountTerms: "Only the shop sees it. We delete it once the return is over.",
    note: "Anything we should know",
    noteHint: "Such as where the defect is, or what does not fit.",
    send: "Send the request",
    pending: "Sending …",
    close: "Not now",
    conditions: "We take it back if:",
    piecesOf: (product: string) => `Pieces of ${product}`,
    someOf: (pieces: number, most: number) => `${pieces} of ${most}`,
  },
  missing: {
    wish: "Please say what you want.",
    pieces: "Please choose what you want to send back.",
    reason: SAY_WHY,
    payBy: "Please say how you want your money back.",
    wallet: "Please enter the number of the account, such as 01712 345678.",
    account: "Please enter your bank, branch, account name and account number.",
    note: "Please say in a few words what is wrong.",
    wanted: "Please choose the one that fits you.",
  },
  wanted: {
    insteadOf: (option: string) => `Instead of ${option || "it"}`,
    same: "The same again",
    checking: "Checking what is available …",
    none: (phone: string) =>
      `There is no other size or color of this now. Ask for your money back, or call us: ${phone}.`,
    nothing: "We have nothing to exchange it for.",
  },
  pictures: {
    label: "Pictures, if they help",
    terms: (most: number) =>
      `Up to ${most}, as JPEG, PNG or WebP. Only you and the shop see them; we delete them 90 days after the return is over.`,
    alt: "What is sent back",
  },
};
