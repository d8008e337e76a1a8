import { parseMobile } from "@/lib/platform/text/phone";
import { EXAMPLE_PHONE } from "@/lib/settings/fields/setting-fields";
import { settingErrors } from "@/lib/words/en/setting-errors";

/** How the mobiles of Bangladesh begin, and no other number of the country. */
const LIKE_MOBILE = /^(?:(?:\+|00)?88)?01/;

/**
 * What is wrong with a mobile that has a digit too few or too many, which nobody could call; null where nothing is. Asked of
 * what is typed: what is stored stays.
 */
export const whyNotCallable = (phone: string): string | null =>
  LIKE_MOBILE.test(phone.replace(/[\s-]/g, "")) && parseMobile(phone) === null
    ? settingErrors.phone(EXAMPLE_PHONE)
    : null;
