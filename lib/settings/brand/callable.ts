import { parseMobile } from "@/lib/platform/text/phone";

/** How the mobiles of Bangladesh begin, and no other number of the country. */
const LIKE_MOBILE = /^(?:(?:\+|00)?88)?01/;

/** False for a mobile with a digit too few or too many, which nobody could call. Asked of what is typed: what is stored stays. */
export const isCallable = (phone: string): boolean =>
  !LIKE_MOBILE.test(phone.replace(/[\s-]/g, "")) || parseMobile(phone) !== null;
