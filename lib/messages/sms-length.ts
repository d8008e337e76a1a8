/** What GSM-7 has in one place; each character of the second list takes two. */
const BASIC =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const EXTENDED = "^{}\\[~]|€\f";

const LENGTHS = { gsm7: { alone: 160, part: 153 }, ucs2: { alone: 70, part: 67 } } as const;

/** In how many parts an SMS goes out: one character beyond GSM-7 makes all of it UCS-2. */
export function countSegments(text: string): number {
  const characters = Array.from(text);
  const isGsm = characters.every((character) => BASIC.includes(character) || EXTENDED.includes(character));
  const { alone, part } = LENGTHS[isGsm ? "gsm7" : "ucs2"];
  // A character that takes two places is not torn apart between two parts.
  const widths = characters.map((character) =>
    isGsm ? (EXTENDED.includes(character) ? 2 : 1) : character.length,
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= alone) return 1;
  let [parts, used] = [1, 0];
  for (const width of widths) {
    if (used + width > part) [parts, used] = [parts + 1, 0];
    used += width;
  }
  return parts;
}

export const MAX_SEGMENTS = 2;

/** The sentence, and behind it as many of the others, the more important first, as two parts have room for. */
export function fitSms(sentence: string, others: readonly (string | null)[]): string {
  return others.reduce<string>((text, other) => {
    const longer = other ? `${text} ${other}` : text;
    return countSegments(longer) <= MAX_SEGMENTS ? longer : text;
  }, sentence);
}
