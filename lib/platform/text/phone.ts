import { toLatinDigits } from "@/lib/platform/text/digits";
import { cleanLine } from "@/lib/platform/text/text";

// A number in another spelling would have limits and a history of its own.
/** A Bangladeshi mobile, with or without the country and its 0, which some write twice: +880 017… */
const MOBILE = /^(?:(?:\+|00)?880?)?0?(1[3-9]\d{8})$/;
/** Any number of Bangladesh, with the country. */
const NATIONAL = /^(?:\+|00)?880([1-9]\d{6,9})$/;
/** A foreign number, with + or 00 before the country; one as long as that has its country also without them. */
const FOREIGN = /^(?:(?:\+|00)([1-9]\d{5,14})|([1-9]\d{10,14}))$/;

/**
 * A Bangladeshi number from its 0 on, such as 01XXXXXXXXX; another one with its country, such as +19171234567; what is
 * neither but has 6 to 15 digits as it is; else null.
 */
export function parsePhone(input: string): string | null {
  const text = toLatinDigits(cleanLine(input)).replace(/[\s().-]/g, "");
  const [, national] = MOBILE.exec(text) ?? NATIONAL.exec(text) ?? [];
  if (national) return `0${national}`;
  const [, prefixed, long] = FOREIGN.exec(text) ?? [];
  if (prefixed ?? long) return `+${prefixed ?? long}`;
  return /^\+?\d{6,15}$/.test(text) ? text : null;
}

/** True for a number that the admin should look at before calling. */
export function isUnusualPhone(phone: string): boolean {
  return !MOBILE.test(phone);
}

/** A Bangladeshi mobile in any spelling as 01XXXXXXXXX, or null: the numbers to which an SMS or a wallet's money goes. */
export function parseMobile(input: string): string | null {
  const phone = parsePhone(input);
  return phone !== null && !isUnusualPhone(phone) ? phone : null;
}

/** How the mobiles of Bangladesh begin, and no other number of the country. */
const LIKE_MOBILE = /^(?:(?:\+|00)?880?)?01/;

/** Whether a number can be called: a Bangladeshi mobile with a digit too few or too many cannot. */
export const isCallable = (phone: string): boolean =>
  !LIKE_MOBILE.test(phone.replace(/[\s-]/g, "")) || parseMobile(phone) !== null;
