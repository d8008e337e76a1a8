import { type Area, areaName } from "@/lib/areas";
import { toLatinDigits } from "@/lib/platform/text/digits";
import { joinPlaceNames, otherSpellings } from "@/lib/settings/zones/place-spellings";
import { foldCase } from "@/lib/platform/text/text";

const SHORTEST_PHONE_KEY = 3;
const MAX_TERMS = 8;
const LONGEST_ORDER_NUMBER = 9;
/** An index entry each: a cart of a hundred products must not make an order costly to write. */
const MAX_KEYS = 250;

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
const WORD_STARTS = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]/gu;
const PHONE_PUNCTUATION = /[\s#().+-]/g;

/** Something that an order must have to be found: a key that begins so, this very key, or this number. */
interface SearchTerm {
  prefixes: string[];
  word?: string;
  orderNumber?: number;
}

interface Findable extends Area {
  name: string;
  email: string;
  phone: string;
  address: string;
  /** The code that it has. */
  coupon?: string | undefined;
  /** None while an order is being placed. */
  cartItems: readonly { productName: string; category: string; size: string; color: string }[];
}

/**
 * What an order is found by, each from its beginning: the words of name, address, area, code, products and their options, the e-mail
 * from each of its words on, and the phone from each of its digits on.
 */
export function searchKeysOf({
  name,
  email,
  phone,
  address,
  coupon = "",
  cartItems,
  ...area
}: Findable): string[] {
  const goods = cartItems.flatMap((line) => [line.productName, line.category, line.size, line.color]);
  const words = [name, address, areaName(area), coupon, ...goods].flatMap((text) => wordsOf(fold(text)));
  return [...new Set([...phoneKeys(phone), ...emailKeys(fold(email)), ...words])].slice(0, MAX_KEYS);
}

/** Takes apart what somebody typed into the one box: every term must be met. None for text without letter or digit. */
export function searchTermsOf(text: string): SearchTerm[] {
  const folded = fold(text);
  const asOneNumber = digitsOf(folded);
  if (asOneNumber) return [numberTerm(asOneNumber)];
  return joinPlaceNames(folded).trim().split(/\s+/).flatMap(termsOfPart).slice(0, MAX_TERMS);
}

function termsOfPart(part: string): SearchTerm[] {
  const digits = digitsOf(part);
  if (digits) return [numberTerm(digits)];
  const email = part.replace(/^@+/, "");
  if (part.includes("@") && email) return [{ prefixes: [email] }];
  // A place is found by its names in both scripts.
  return wordsOf(part).map((word) => ({ prefixes: [word, ...otherSpellings(word)] }));
}

/**
 * A number may be a part of a phone, with or without the country's code, or an order's number. A short one is a size,
 * or a house: it would find every other phone.
 */
function numberTerm(digits: string): SearchTerm {
  if (digits.length < SHORTEST_PHONE_KEY) return { prefixes: [], word: digits };
  const spellings = [digits, digits.replace(/^(?:00)?88(?=0)/, ""), digits.replace(/^00(?=[1-9])/, "")];
  const prefixes = [...new Set(spellings)];
  return digits.length > LONGEST_ORDER_NUMBER ? { prefixes } : { prefixes, orderNumber: Number(digits) };
}

function digitsOf(text: string): string | null {
  const digits = text.replace(PHONE_PUNCTUATION, "");
  return /^\d+$/.test(digits) ? digits : null;
}

// Bengali joiners are invisible: nobody knows whether a name was typed with them.
const fold = (text: string): string => foldCase(toLatinDigits(text));

const wordsOf = (text: string): string[] => text.split(BETWEEN_WORDS).filter(Boolean);

const emailKeys = (email: string): string[] =>
  [...email.matchAll(WORD_STARTS)].map(({ index }) => email.slice(index));

function phoneKeys(phone: string): string[] {
  const digits = phone.replace(/\D/g, "");
  const count = Math.max(digits.length - SHORTEST_PHONE_KEY + 1, 0);
  return Array.from({ length: count }, (_, start) => digits.slice(start));
}
