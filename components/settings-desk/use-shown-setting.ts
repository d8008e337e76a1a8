import { useLanguage, useWords } from "#words";
import { useCourierName } from "@/components/words/use-courier-name";
import { COURIER_FACTS, COURIERS } from "@/lib/delivery/couriers/registry";
import { MESSAGE_KINDS } from "@/lib/messages/constants";
import { kindLabel } from "@/lib/messages/rules";
import { WEEKDAYS } from "@/lib/platform/time/weekdays";
import type { SettingField } from "@/lib/settings/fields/setting-fields";
import { SECTION_LABELS, SECTION_NAMES } from "@/lib/settings/home/sections";
import { SLIDE_LABELS } from "@/lib/settings/home/slides";
import { ZONE_LABELS } from "@/lib/settings/zones/zone-texts";

type Labels = Readonly<Record<string, string>>;

/** A line such as `Title: Eid` with the label that the page has for it. */
function sayLine(line: string, labels: Labels, words: Labels, sayValue = (value: string) => value): string {
  const part = Object.keys(labels).find((name) => line.startsWith(`${labels[name]}: `));
  if (part === undefined) return line;
  return `${words[part]}: ${sayValue(line.slice(`${labels[part]}: `.length))}`;
}

/** Whether a text is of numbers alone, such as `2–3` or `7.5`. */
export const isFigures = (text: string): boolean => /^[\d–.]+$/.test(text);

/** A day of one year; that of every year is as `12-16`. */
const DAY = /^\d{4}-\d\d-\d\d$/;

const eachLine = (text: string, say: (line: string) => string): string =>
  text.split("\n").map(say).join("\n");

/** Says a value, as its field keeps it, in the page's language. */
export function useShownSetting(): (kind: SettingField["kind"], text: string) => string {
  const language = useLanguage();
  const { home, zones, holidays, wallets, weekdays, figures } = useWords("deskSettings");
  const { messages, day: sayDay } = useWords("deskPeople");
  const { location } = useWords("orders");
  const nameOf = useCourierName();
  const sayPlain = (text: string) => (isFigures(text) ? figures(text) : text);
  const says: Partial<Record<SettingField["kind"], (text: string) => string>> = {
    number: figures,
    line: sayPlain,
    date: (text) => text && sayDay(text),
    dates: (text) =>
      eachLine(text, (line) => {
        const [day = "", ...name] = line.split(" ");
        return [DAY.test(day) ? sayDay(day) : figures(day), holidays.name(name.join(" "))]
          .filter(Boolean)
          .join(" ");
      }),
    days: (text) =>
      text
        .split(", ")
        .map((name) => WEEKDAYS.find((day) => day === name))
        .map((day) => (day ? weekdays[day].name : ""))
        .join(", "),
    choice: (text) => {
      const courier = COURIERS.find((one) => COURIER_FACTS[one].label === text);
      return courier ? nameOf(courier).label : (wallets[text] ?? text);
    },
    sections: (text) =>
      eachLine(text, (line) => {
        const section = SECTION_NAMES.find((name) => SECTION_LABELS[name] === line);
        return section ? home.sections[section] : line;
      }),
    kinds: (text) =>
      eachLine(text, (line) => {
        const kind = MESSAGE_KINDS.find((one) => kindLabel(one) === line);
        return kind ? messages.kind(kind, line) : line;
      }),
    slides: (text) => eachLine(text, (line) => sayLine(line, SLIDE_LABELS, home.parts)),
    zones: (text) =>
      eachLine(text, (line) => sayLine(line, ZONE_LABELS, zones.parts, (value) => sayPlain(location(value)))),
  };
  const isAsKept = (kind: SettingField["kind"]) => language === "en" && kind !== "date" && kind !== "dates";
  return (kind, text) => (isAsKept(kind) ? text : (says[kind]?.(text) ?? text));
}
