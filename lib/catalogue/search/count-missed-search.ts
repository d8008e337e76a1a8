import "server-only";
import { connectDb } from "@/lib/platform/database/db";
import { Deadline } from "@/lib/platform/jobs/deadline";
import { dayOf, toDhakaIso } from "@/lib/platform/time/dhaka";
import { logError } from "@/lib/platform/log";
import { readWords } from "@/lib/catalogue/search/words";
import { MissedSearch } from "@/models/missed-search";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

const KEPT_DAYS = 90;
/** Counts wait so long, so that many are written at once. */
const WRITE_AFTER_MS = 5_000;
/** The most texts of one day, so that made-up searches fill nothing. */
const MAX_TEXTS = 500;
const MAX_LETTERS = 40;
const MAX_WORDS = 5;
/** More digits in a row than a price or a size has: a phone, an order, a card. */
const LONG_NUMBER = /\d{5}/;

let waiting = new Map<string, number>();
let timer: NodeJS.Timeout | undefined;

/** Counts a search that found nothing, for the desk; soon, and without anybody waiting. What may be personal is not kept. */
export function countMissedSearch(q: string): void {
  const text = countableText(q);
  if (text === null || (waiting.size >= MAX_TEXTS && !waiting.has(text))) return;
  waiting.set(text, (waiting.get(text) ?? 0) + 1);
  timer ??= setTimeout(() => void writeMissedSearches(), WRITE_AFTER_MS).unref();
}

/** The words of a search, if they are few and hold no address and no long number; else null. */
export function countableText(q: string): string | null {
  const words = readWords(q).map(({ shown }) => shown);
  const text = words.join(" ");
  const isPersonal = q.includes("@") || LONG_NUMBER.test(words.filter((word) => /^\d+$/.test(word)).join(""));
  if (text === "" || isPersonal || words.length > MAX_WORDS || text.length > MAX_LETTERS) return null;
  return text;
}

/** Writes what waits; what cannot be written is forgotten. */
export async function writeMissedSearches(now = new Date()): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const counted = waiting;
  waiting = new Map();
  const day = dayOf(toDhakaIso(now));
  try {
    await new Deadline({ facts: { work: "missed searches" } }).within(async () => {
      await connectDb();
      const room = MAX_TEXTS - (await MissedSearch.countDocuments({ day }));
      const expiresAt = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
      const writes = [...counted].map(([text, count], index) => ({
        updateOne: {
          filter: { day, text },
          update: { $inc: { count }, $setOnInsert: { expiresAt } },
          upsert: index < room,
        },
      }));
      if (writes.length > 0) await MissedSearch.bulkWrite(writes, { ordered: false });
    });
  } catch (error) {
    logError("missed searches not counted", { error });
  }
}
