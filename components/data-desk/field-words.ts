import type { Fields } from "@/lib/accounts/audit-log/rules";
import { OUTCOME_LABELS } from "@/lib/orders/call-queue/rules";
import { CALL_OUTCOMES } from "@/lib/orders/constants";
import { formatBdt } from "@/lib/platform/text/format";
import { formatDay, formatDayAndClock } from "@/lib/platform/time/format-day";

type Kind = "money" | "day" | "moment" | "outcome";

/** The fields of a record that are no plain text; money is whole BDT. */
const KINDS: Readonly<Record<string, Kind>> = {
  amount: "money",
  advance: "money",
  cashExpected: "money",
  cashReceived: "money",
  writtenOff: "money",
  total: "money",
  charges: "money",
  price: "money",
  compareAtPrice: "money",
  minItems: "money",
  day: "day",
  from: "day",
  to: "day",
  callAgain: "moment",
  startsAt: "moment",
  endsAt: "moment",
  call: "outcome",
};

/** A sum stands alone, or last behind the number of its order. */
const SUM = /^(.*: )?(-?\d+)$/;

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const IN_WORDS: Readonly<Record<Kind, (text: string) => string>> = {
  money: (text) => text.replace(SUM, (_, head: string = "", sum: string) => head + formatBdt(Number(sum))),
  day: (text) => (ISO_DAY.test(text) ? formatDay(text) : text),
  moment: (text) => (ISO_MOMENT.test(text) ? formatDayAndClock(text) : text),
  outcome: (text) => {
    const outcome = CALL_OUTCOMES.find((known) => known === text);
    return outcome ? OUTCOME_LABELS[outcome] : text;
  },
};

/** The flags that have words of their own; any other is a question that is answered with yes or no. */
const FLAGS: Readonly<Record<string, { label: string; yes: string; no: string }>> = {
  isWhole: { label: "file", yes: "complete", no: "broken off on the way" },
};

/** A field's name as words: `deliveryLocation` as `delivery location`, `image1` as `picture 1`, `isLate` as `late`. */
export const nameInWords = (name: string): string =>
  FLAGS[name]?.label ??
  name
    .replace(/^image(?=\d)/, "picture ")
    .replace(/^(?:is|has|can)(?=[A-Z])/, "")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trimStart();

/** A field's value in the words of the rest of the desk; an empty value shows as empty. */
export function valueInWords(name: string, value: Fields[string]): string {
  if (typeof value === "boolean") {
    const { yes, no } = FLAGS[name] ?? { yes: "yes", no: "no" };
    return value ? yes : no;
  }
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  const tell = (text: string | number) => (kind && text !== "" ? IN_WORDS[kind](String(text)) : String(text));
  const text = typeof value === "object" && value ? value.map(tell).join(", ") : tell(value ?? "");
  return text === "" ? "(empty)" : text;
}
