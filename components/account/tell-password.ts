import { findWeakness, PASSWORD_MESSAGES, type PasswordFlaw } from "@/lib/accounts/passwords/rules";
import type { Words } from "@/lib/words/words";

type FieldWords = Words["account"]["fields"];

/** More than these would make a line that nobody reads. */
const MOST_LISTED = 4;

/** The characters that a password may not have, in words; undefined where the page does not list them. */
export function listOthers(words: FieldWords, others: string[]): string | undefined {
  const isListed = others.length <= MOST_LISTED && others.every((one) => /^[ -~]$/.test(one));
  return isListed ? others.map((one) => (one === " " ? words.space : one)).join(" ") : undefined;
}

/** What is said beside a new password with this flaw: of a weak one, what to change. */
export function tellPassword(words: FieldWords, password: string, flaw: PasswordFlaw): string {
  if (flaw !== "weak") return words.badPassword(PASSWORD_MESSAGES[flaw], flaw);
  if (password === "") return words.noPassword;
  const weakness = findWeakness(password);
  const listed = listOthers(words, weakness.others);
  const remove = listed === undefined ? words.removeOthers : words.removeThese(listed);
  return [...(weakness.others.length > 0 ? [remove] : []), ...words.lacking(weakness)].join(" ");
}
