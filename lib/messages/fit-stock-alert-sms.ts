import { countSegments, fitSms, MAX_SEGMENTS } from "@/lib/messages/sms-length";
import type { AlertText } from "@/lib/messages/texts";
import { describeOption, type ProductOption } from "@/lib/stock/options";
import { cutAtWord } from "@/lib/platform/text/text";

/** Characters of the name and of size and colour, the more readable first. */
const CUTS = [
  [200, 200],
  [60, 40],
  [40, 30],
  [24, 20],
  [16, 12],
] as const;

interface FitOptions {
  name: string;
  option: ProductOption;
  /** To the same product, the better one first. */
  links: string[];
  told: Pick<AlertText, "sms" | "smsEnd">;
}

/** The sentence and a link, in two parts: long names are cut before the link is another, and no link is cut. */
export function fitStockAlertSms({ name, option, links, told }: FitOptions): string {
  const say = ([ofName, ofChoice]: readonly [number, number]) => {
    const choice = cutAtWord(describeOption(option), ofChoice);
    return told.sms(`${cutAtWord(name, ofName)}${choice && ` (${choice})`}`);
  };
  const texts = links.flatMap((link) => CUTS.map((cut) => `${say(cut)} ${link}`));
  const fitting = texts.find((text) => countSegments(text) <= MAX_SEGMENTS);
  return fitting ? fitSms(fitting, [told.smsEnd]) : say(CUTS[CUTS.length - 1] ?? CUTS[0]);
}
