import { useWords } from "#words";
import type { Fields } from "@/lib/accounts/audit-log/rules";
import { CALL_OUTCOMES } from "@/lib/orders/constants";
import { toDhakaIso } from "@/lib/platform/time/dhaka";

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

/** The flag that has words of its own; any other is a question that is answered with yes or no. */
const WHOLE = "isWhole";

/** A sum stands alone, or last behind the number of its order. */
const SUM = /^(.*: )?(-?\d+)$/;

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Says a value of each kind in the page's language. */
function useKinds(): Readonly<Record<Kind, (text: string) => string>> {
  const { money } = useWords("units");
  const { day, moment } = useWords("orders");
  const { callOutcomes } = useWords("deskLabels");
  return {
    money: (text) => text.replace(SUM, (_, head: string = "", sum: string) => head + money(Number(sum))),
    day: (text) => (ISO_DAY.test(text) ? day(text) : text),
    // Kept as it was sent, in whatever zone.
    moment: (text) =>
      ISO_MOMENT.test(text) && Date.parse(text) ? moment(toDhakaIso(Date.parse(text))) : text,
    outcome: (text) => {
      const outcome = CALL_OUTCOMES.find((known) => known === text);
      return outcome ? callOutcomes[outcome] : text;
    },
  };
}

/**
 * Says the fields of a record and their values in the words of the rest of the desk; an empty value as an empty text. The
 * settings have their words by their names in the audit log.
 */
export function useRecordWords(settings: ReadonlyMap<string, string>) {
  const { records } = useWords("deskData");
  const kinds = useKinds();
  const { whole, answers } = records;

  function sayValue(name: string, value: Fields[string]): string {
    if (typeof value === "boolean") {
      const { yes, no } = name === WHOLE ? whole : answers;
      return value ? yes : no;
    }
    const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
    const say = (text: string | number): string => {
      if (kind) return text === "" ? "" : kinds[kind](String(text));
      return typeof text === "number" ? records.number(text) : records.value(name, text);
    };
    return typeof value === "object" && value ? value.map(say).join(", ") : say(value ?? "");
  }

  return {
    sayField: (name: string, isOfSettings: boolean): string =>
      name === WHOLE ? whole.label : (isOfSettings && settings.get(name)) || records.field(name),
    sayValue,
  };
}
