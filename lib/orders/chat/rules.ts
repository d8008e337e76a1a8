import { namesPlace } from "@/lib/settings/zones/place-spellings";
import { parsePhone } from "@/lib/platform/text/phone";
import { MAX_QUANTITY } from "@/lib/orders/cart/rules";
import { toLatinDigits } from "@/lib/platform/text/digits";
import { cleanLine, foldCase } from "@/lib/platform/text/text";
import {
  ADDRESS_WORDS,
  COUNT_WORDS,
  CUSTOMER_SPEAKS,
  LABELS,
  NO_NAME,
  NUMBER_WORDS,
  SEEN,
  SHOP_SPEAKS,
  STAMP,
  TIME_ALONE,
} from "@/lib/orders/chat/words";

/** What a conversation seems to say, to be looked at; empty where it says nothing. */
export interface ChatOrder {
  name: string;
  phone: string;
  address: string;
  quantity: string;
}

/** The shop that the customer wrote to: its name, and its phones as they are shown. */
interface WrittenTo {
  name: string;
  phones: readonly string[];
}

type Label = keyof typeof LABELS;

/** A piece of what was written: a line, or what stands between its commas. */
interface Part {
  text: string;
  label: Label | null;
  /** The line that it is of. */
  line: number;
}

const PHONE = /(?:\+|00)?(?:88[\s-]?)?0?1[3-9](?:[\s-]?\d){8}(?!\d)/g;
const SENDER = /^([\p{L}\p{M}. ]{2,40}):\s+(?=\S)/u;
const LABELLED = /^\s*[-*•#\d.)]{0,4}\s*([\p{L}\p{M}./ ]{2,28}?)\s*(?::-|[:=：]|ঃ|\s[-–—]\s?|-)\s*(.*)$/u;
/** What people say around a name or an address. */
const SAID_AROUND =
  /^\s*(?:please\s+)?(?:send|deliver)(?:\s+it)?\s+to\s*:?|\s+(?:here|speaking|bolchi|বলছি)\s*$/giu;
const MOST_NAME_WORDS = 5;

/** Reads name, phone, address and quantity out of a pasted conversation, in Bangla and English. Nothing leaves the browser. */
export function readChat(text: string, shop: WrittenTo): ChatOrder {
  const { lines, written, sender } = linesOf(text, shop.name);
  const phone = findPhone(lines, shop.phones);
  const parts = partsOf(lines);
  const name = findName(parts, phone.line) || sender;
  return {
    name,
    phone: phone.number,
    address: findAddress(parts, name, written),
    quantity: findQuantity(lines),
  };
}

interface Lines {
  /** In Latin digits. */
  lines: string[];
  /** The same lines in the digits that were typed. */
  written: string[];
  sender: string;
}

/** What the customer wrote, line by line, and what the app calls them. */
function linesOf(text: string, shopName: string): Lines {
  let sender = "";
  let isShop = false;
  const lines: string[] = [];
  const written: string[] = [];
  for (const raw of text.split(/\r?\n/)) {
    const typed = cleanLine(raw);
    let line = toLatinDigits(typed);
    if (/^you sent\b/i.test(line)) isShop = true;
    if (!line || TIME_ALONE.test(line) || SEEN.test(line)) continue;
    line = line.replace(STAMP, "");
    const who = SENDER.exec(line)?.[1]?.trim();
    if (who && isCustomer(who, line)) {
      isShop = false;
      line = line.replace(SENDER, "");
    } else if (who && labelOf(who) === null && !hasAddressWord(who)) {
      isShop = SHOP_SPEAKS.test(foldCase(who)) || isNameOf(who, shopName);
      if (!isShop && looksLikeName(who)) sender ||= who;
      line = line.replace(SENDER, "");
    }
    // A label with something behind it is an answer, which the shop's own line had asked for.
    if (who !== undefined && labelOf(who) !== null) isShop = false;
    // A question of the shop is no answer.
    if (!isShop || PHONE.test(line) || labelOf(LABELLED.exec(line)?.[1] ?? "") !== null) {
      lines.push(line);
      // Only what stood before it was taken off.
      written.push(typed.slice(typed.length - line.length));
    }
    PHONE.lastIndex = 0;
    if (isShop && who === undefined) isShop = false;
  }
  return { lines, written, sender };
}

/** Whether `Customer:` stands in front of what the customer wrote, and not of the name. */
const isCustomer = (who: string, line: string): boolean =>
  CUSTOMER_SPEAKS.test(foldCase(who)) && !looksLikeName(line.replace(SENDER, ""));

/** The name, or what begins with it: a page is often called by the name and what the shop sells. */
const isNameOf = (who: string, shopName: string): boolean =>
  `${foldCase(who)} `.startsWith(`${foldCase(shopName)} `);

function findPhone(
  lines: readonly string[],
  shopPhones: readonly string[],
): { number: string; line: number } {
  const own = shopPhones.map(parsePhone);
  const found = lines.flatMap((text, line) =>
    [...text.matchAll(PHONE)].flatMap(([digits]) => {
      const number = parsePhone(digits.replace(/^1/, "01"));
      return number && !own.includes(number) ? [{ number, line, isNamed: isOfPhone(text) }] : [];
    }),
  );
  return found.find(({ isNamed }) => isNamed) ?? found[0] ?? { number: "", line: -1 };
}

const isOfPhone = (text: string): boolean => labelOf(LABELLED.exec(text)?.[1] ?? "") === "phone";

/** The label that this is, whatever stands around it: `Delivery Address`, `আপনার নাম`. */
function labelOf(text: string): Label | null {
  const folded = foldCase(text).replace(/[./]/g, " ").trim();
  for (const label of Object.keys(LABELS)) if (isLabel(label) && LABELS[label].test(folded)) return label;
  return null;
}

const isLabel = (text: string): text is Label => text in LABELS;

function partsOf(lines: readonly string[]): Part[] {
  const parts: Part[] = [];
  let open: Label | null = null;
  for (const [line, raw] of lines.entries()) {
    const [, before = "", after = ""] = LABELLED.exec(raw) ?? [];
    const said = labelOf(before);
    const spoken = said === null ? spokenLabel(raw) : null;
    const label: Label | null = said ?? spoken?.label ?? null;
    const rest = said === null ? (spoken?.rest ?? raw) : after;
    const text = clean(rest.replace(PHONE, " , "));
    // A label alone is of the line below it.
    if (label !== null && text === "") {
      open = label;
      continue;
    }
    const own = label ?? open;
    open = label === "address" ? "address" : null;
    if (own === "address" && label === null && !isAddressLike(text)) {
      parts.push(...cut(text, line));
      open = null;
    } else if (own !== null) {
      parts.push(...cutLabelled(text, own, line));
      if (own === "address") open = "address";
    } else parts.push(...cut(text, line));
  }
  return parts;
}

/** `amar nam Rahim`, `my name is Rahim`, `ঠিকানা বাসা ৭`: a label without a mark behind it. */
function spokenLabel(text: string): { label: Label; rest: string } | null {
  const found =
    /^(?:amar|ami|my|আমার|this is)?\s*(name is|name|nam|naam|নাম|address is|address|thikana|thikana holo|ঠিকানা|phone|mobile|number|ফোন|মোবাইল|নাম্বার|নম্বর)\s+(?:holo|hocche|is|হলো|হচ্ছে)?\s*(.+)$/iu.exec(
      text,
    );
  const [, said = "", rest = ""] = found ?? [];
  const label = labelOf(said.replace(/\s+is$/i, ""));
  return label === null ? null : { label, rest };
}

/** One line can hold several labels: `Name: Rahim, Phone: 017…, Address: House 7`. */
function cutLabelled(text: string, label: Label, line: number): Part[] {
  const inner = /(?:^|[,;।|])\s*([\p{L}\p{M} ]{2,24}?)\s*(?:[:=]|ঃ)\s*/u.exec(text);
  const next = inner ? labelOf(inner[1] ?? "") : null;
  if (!inner || next === null) return [{ text: clean(text), label, line }];
  return [
    { text: clean(text.slice(0, inner.index)), label, line },
    ...cutLabelled(clean(text.slice(inner.index + inner[0].length)), next, line),
  ];
}

const cut = (text: string, line: number): Part[] =>
  text
    .split(/[,;।|]|\s[-–—]\s|(?<!(?:^|\s)\p{L}{1,4})\.\s+(?=\S)/u)
    .map((piece) => clean(piece.replace(SAID_AROUND, "")))
    .filter(Boolean)
    .map((piece) => ({ text: piece, label: null, line }));

const clean = (text: string): string =>
  cleanLine(text)
    .replace(/^[\s,;:।|.=–—-]+|[\s,;:।|=–—-]+$/gu, "")
    .replace(/\s*,(?:\s*,)+\s*/g, ", ")
    .trim();

const wordsOf = (text: string): string[] =>
  foldCase(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

const hasAddressWord = (text: string): boolean => wordsOf(text).some((word) => ADDRESS_WORDS.has(word));

const isAddressLike = (text: string): boolean =>
  hasAddressWord(text) || wordsOf(text).some(namesPlace) || /\d+\s*\/\s*\w|#\s*\d/.test(text);

function looksLikeName(text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MOST_NAME_WORDS) return false;
  if (/[\d?!@()]|^c\/o\b/i.test(text)) return false;
  return !words.some((word) => NO_NAME.has(word) || COUNT_WORDS.has(word)) && !isAddressLike(text);
}

/** Said to be one; else what stands nearest to the phone and looks like one, before what is beside an address. */
function findName(parts: readonly Part[], phoneLine: number): string {
  const said = parts.find(({ label, text }) => label === "name" && text !== "");
  if (said) return said.text.split(/[,;।|]/u)[0]?.trim() ?? "";
  const isBesideAddress = ({ line, text }: Part) =>
    parts.some((other) => other.line === line && other.text !== text && isAddressLike(other.text));
  const isFirst = (part: Part) => parts.find(({ line }) => line === part.line) === part;
  const distance = (part: Part) => {
    const lines = part.line <= phoneLine ? phoneLine - part.line : (part.line - phoneLine) * 1.5;
    return lines + (isBesideAddress(part) ? (isFirst(part) ? 2.5 : 9) : 0);
  };
  const [nearest] = parts
    .filter(({ label, text }) => label === null && looksLikeName(text))
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest?.text ?? "";
}

/** Said to be one; else the lines that look like one, as far as they stand together. */
function findAddress(parts: readonly Part[], name: string, written: readonly string[]): string {
  const join = (found: readonly Part[]) => found.map((part) => asWritten(part, written)).join(", ");
  const said = parts.filter(({ label }) => label === "address");
  if (said.length > 0) return join(said);
  const free = parts.filter(({ label, text }) => label === null && text !== name && !isChat(text));
  const lines = new Set(free.filter(({ text }) => isAddressLike(text)).map(({ line }) => line));
  // The text beside a part of an address belongs to it too: a quarter, a landmark.
  return join(free.filter(({ line }) => lines.has(line)));
}

const isChat = (text: string): boolean =>
  !isAddressLike(text) && wordsOf(text).some((word) => NO_NAME.has(word) || COUNT_WORDS.has(word));

/** A part in the digits that were typed: the shop's rider reads the address as its customer writes it. */
function asWritten({ text, line }: Part, written: readonly string[]): string {
  const typed = written[line] ?? "";
  const read = toLatinDigits(typed);
  let from = 0;
  const pieces = text.split(", ").map((piece) => {
    const at = read.indexOf(piece, from);
    if (at === -1) return piece;
    from = at + piece.length;
    return typed.slice(at, from);
  });
  return pieces.join(", ");
}

function findQuantity(lines: readonly string[]): string {
  for (const text of lines) {
    const labelled = LABELLED.exec(text);
    const said = labelOf(labelled?.[1] ?? "") === "quantity" ? (labelled?.[2] ?? "") : "";
    const number = numberIn(said) ?? countIn(text);
    if (number !== null && number >= 1 && number <= MAX_QUANTITY) return String(number);
  }
  return "";
}

function numberIn(text: string): number | null {
  const [digits] = /\d{1,2}/.exec(text) ?? [];
  if (digits) return Number(digits);
  return wordsOf(text).flatMap((word) => NUMBER_WORDS.get(word) ?? [])[0] ?? null;
}

/** `2 ta`, `২টা`, `two pcs`, `duita`. */
function countIn(text: string): number | null {
  const folded = foldCase(text).replace(PHONE, " ");
  const [, digits] =
    /(?<![\d/#-])(\d{1,2})\s*(?:x\b|ta\b|ti\b|টা|টি|pcs?\b|pieces?\b|পিস|খানা)/u.exec(folded) ?? [];
  if (digits) return Number(digits);
  const words = wordsOf(folded);
  for (const [at, word] of words.entries()) {
    const counted = NUMBER_WORDS.get(word.replace(/(?:ta|ti|টা|টি)$/u, ""));
    const isCount = /(?:ta|ti|টা|টি)$/u.test(word) || COUNT_WORDS.has(words[at + 1] ?? "");
    if (counted !== undefined && isCount) return counted;
  }
  return null;
}
