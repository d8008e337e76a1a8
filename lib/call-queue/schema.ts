import { z } from "zod";
import { CALL_OUTCOMES } from "@/lib/call-queue/constants";
import { idSchema } from "@/lib/http/id-schema";
import { paginationFields } from "@/lib/http/pagination";
import { cleanLine, cleanParagraph, isVisible } from "@/lib/text";

export const MAX_NOTE_LENGTH = 500;
/** How many orders of the queue are shown at first, and by how many more each time. */
export const QUEUE_STEP = 25;
export const MAX_QUEUE_ORDERS = 100;

const DAY_MS = 24 * 60 * 60_000;
/** The clock of a phone may be slow. */
const MAX_PAST_MS = 60 * 60_000;
const MAX_AHEAD_MS = 60 * DAY_MS;

const noteText = z
  .string()
  .transform(cleanParagraph)
  .pipe(z.string().max(MAX_NOTE_LENGTH, `Please keep the note to ${MAX_NOTE_LENGTH} characters.`));

const nextAtSchema = z.iso
  .datetime({ offset: true, error: "Please choose when to call again." })
  .refine((time) => {
    const ahead = Date.parse(time) - Date.now();
    return ahead > -MAX_PAST_MS && ahead < MAX_AHEAD_MS;
  }, "Please choose a time in the next 60 days.");

/** POST /orders/{id}/calls. */
export const recordCallSchema = z.object({
  outcome: z.enum(CALL_OUTCOMES),
  nextAt: nextAtSchema.optional(),
  note: noteText.optional(),
});

export type RecordCallInput = z.output<typeof recordCallSchema>;

/** POST /orders/{id}/notes. */
export const addNoteSchema = z.object({
  text: noteText.refine(isVisible, "Please write a note."),
});

const MAX_ADVANCE_BDT = 1_000_000;
const MAX_REFERENCE_LENGTH = 60;

/** POST /orders/{id}/advance. Whole BDT; 0 takes the note back. */
export const noteAdvanceSchema = z
  .object({
    amount: z
      .int("Please enter a whole amount in BDT.")
      .min(0, "Please enter a whole amount in BDT.")
      .max(MAX_ADVANCE_BDT, "Please enter a whole amount in BDT."),
    reference: z.string().max(MAX_REFERENCE_LENGTH).transform(cleanLine).default(""),
  })
  .refine(({ amount, reference }) => amount === 0 || isVisible(reference), {
    message: "Please enter the bKash or Nagad reference.",
    path: ["reference"],
  });

export type NoteAdvanceInput = z.output<typeof noteAdvanceSchema>;

/** POST /orders/{id}/calling: whether the dialler was opened, or the call is over. */
export const callingSchema = z.object({ isCalling: z.boolean() });

const dateSchema = z.iso.date();

/** GET /orders/queue. The days are of Dhaka, both included. */
export const queueQuerySchema = z.object({
  view: z.literal("calledOff").optional(),
  q: paginationFields.q,
  sort: z.enum(["oldest", "newest"]).optional(),
  from: dateSchema.optional(),
  to: dateSchema.optional(),
  limit: paginationFields.limit,
});

export type QueueQuery = z.output<typeof queueQuerySchema>;
export type QueuePlace = Omit<QueueQuery, "limit">;

/** GET /orders/queue/news: of the orders that are shown, and what has come in after the newest that was seen. */
export const queueNewsQuerySchema = z.object({
  after: idSchema.optional(),
  ids: z
    .string()
    .transform((text) => text.split(",").filter(Boolean))
    .pipe(z.array(idSchema).max(MAX_QUEUE_ORDERS))
    .optional(),
});

export type QueueNewsQuery = z.output<typeof queueNewsQuerySchema>;

/** The queue as the address of its page has it. What makes no sense there is the whole queue, oldest first. */
export function parseQueuePlace(address: URLSearchParams): QueuePlace {
  const parsed = queueQuerySchema.omit({ limit: true }).safeParse(Object.fromEntries(address));
  return parsed.success ? parsed.data : {};
}

/** The same as the query of an address, with its question mark; empty for the whole queue. */
export function queueSearch(place: QueuePlace, limit?: number): string {
  const given = Object.entries({ ...place, limit: limit === undefined ? "" : String(limit) });
  const search = new URLSearchParams(given.filter(([, value]) => value)).toString();
  return search && `?${search}`;
}
