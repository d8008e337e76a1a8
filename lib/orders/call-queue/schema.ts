import { z } from "zod";
import { callOutcomeSchema } from "@/lib/orders/outcomes/schema";
import { idSchema } from "@/lib/platform/http/id-schema";
import { cursorSchema, listFields } from "@/lib/platform/http/list";
import { cleanLine, isVisible } from "@/lib/platform/text/text";
import { DAY_MS, HOUR_MS } from "@/lib/platform/time/durations.mjs";
import { daysSchema } from "@/lib/platform/time/schema";
import { paragraphSchema } from "@/lib/platform/http/schema";

export const MAX_NOTE_LENGTH = 500;
/** How many orders of the queue are shown at first, and by how many more each time. */
export const QUEUE_STEP = 25;
/** About so many orders news can be asked for at once. */
export const MAX_NEWS_IDS = 100;

/** The clock of a phone may be slow. */
const MAX_PAST_MS = HOUR_MS;
const MAX_AHEAD_MS = 60 * DAY_MS;

const noteText = paragraphSchema(MAX_NOTE_LENGTH, `Please keep the note to ${MAX_NOTE_LENGTH} characters.`);

const nextAtSchema = z.iso
  .datetime({ offset: true, error: "Please choose when to call again." })
  .refine((time) => {
    const ahead = Date.parse(time) - Date.now();
    return ahead > -MAX_PAST_MS && ahead < MAX_AHEAD_MS;
  }, "Please choose a time in the next 60 days.");

/** POST /orders/{id}/calls. */
export const recordCallSchema = z.object({
  outcome: callOutcomeSchema,
  nextAt: nextAtSchema.optional(),
  note: noteText.optional(),
});

export type RecordCallInput = z.output<typeof recordCallSchema>;

/** POST /orders/{id}/notes. */
export const addNoteSchema = z.object({
  text: noteText.refine(isVisible, "Please write a note."),
});

const MAX_ADVANCE_BDT = 1_000_000;
export const MAX_REFERENCE_LENGTH = 60;

const WHOLE = "Please enter a whole amount in BDT.";

const advanceFields = z.object({
  amount: z.int(WHOLE).min(0, WHOLE).max(MAX_ADVANCE_BDT, WHOLE),
  reference: z.string().max(MAX_REFERENCE_LENGTH).transform(cleanLine).default(""),
});

const isReferenced = ({ amount, reference }: { amount?: number | undefined; reference: string }): boolean =>
  !amount || isVisible(reference);
const UNREFERENCED = { message: "Please enter the bKash or Nagad reference.", path: ["reference"] };

/** What was paid before delivery. Whole BDT; 0 takes the note back. */
export const noteAdvanceSchema = advanceFields.refine(isReferenced, UNREFERENCED);

export type NoteAdvanceInput = z.output<typeof noteAdvanceSchema>;

/** POST /orders/{id}/advance. */
export const changeAdvanceSchema = advanceFields
  .partial({ amount: true })
  .extend({
    answer: z.object({ noteId: idSchema, isFound: z.boolean() }).optional().describe("Instead of an amount."),
  })
  .refine(({ amount, answer }) => (amount === undefined) !== (answer === undefined), {
    message: WHOLE,
    path: ["amount"],
  })
  .refine(isReferenced, UNREFERENCED);

/** POST /orders/{id}/calling: whether the dialler was opened, or the call is over. */
export const callingSchema = z.object({ isCalling: z.boolean() });

/** The queue as the address of its page has it. The days are of Dhaka, both included. */
export const queuePlaceSchema = z.object({
  view: z.literal("calledOff").optional(),
  q: listFields.q,
  sort: z.enum(["oldest", "newest"]).optional(),
  ...daysSchema,
});

export type QueuePlace = z.output<typeof queuePlaceSchema>;

/** GET /orders/queue. The cursor has when the first part was read, the group of the last row seen, and its next call. */
export const queueQuerySchema = queuePlaceSchema.extend({
  limit: listFields.limit,
  cursor: cursorSchema(3),
});

export type QueueQuery = z.output<typeof queueQuerySchema>;

/** GET /orders/queue/news: about the orders that are shown, and those that came in after the newest one seen. */
export const queueNewsQuerySchema = z.object({
  after: idSchema.optional(),
  ids: z
    .string()
    .transform((text) => text.split(",").filter(Boolean))
    .pipe(z.array(idSchema).max(MAX_NEWS_IDS))
    .optional(),
});

export type QueueNewsQuery = z.output<typeof queueNewsQuerySchema>;
