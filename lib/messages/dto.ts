import { z } from "zod";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import {
  MESSAGE_CHANNELS,
  MESSAGE_KINDS,
  MESSAGE_ROLES,
  MESSAGE_STATES,
  type MessageKind,
} from "@/lib/messages/constants";
import { LANGUAGES } from "@/lib/words/constants";
import { momentSchema } from "@/lib/platform/time/schema";

export const messageDtoSchema = z.object({
  _id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  channel: z.enum(MESSAGE_CHANNELS),
  role: z.enum(MESSAGE_ROLES),
  orderNumber: z.int().nullable().describe("Of the order that it is about."),
  state: z.enum(MESSAGE_STATES),
  at: momentSchema.describe("When what it tells of happened."),
  dueAt: momentSchema.nullable().describe("When it is tried next."),
  sentAt: momentSchema.nullable(),
  tries: z.int(),
  answer: z.string().describe("What the channel said last."),
  reason: z.string().describe("Why it is dead or dropped."),
});

export type MessageDto = z.output<typeof messageDtoSchema>;

export const messagePreferencesDtoSchema = z.object({
  language: z.enum(LANGUAGES),
  isOrderMailWanted: z.boolean(),
  isCartMailWanted: z.boolean(),
});

export type MessagePreferencesDto = z.output<typeof messagePreferencesDtoSchema>;

type MessageSource = Pick<MessageDto, "_id" | "kind" | "channel" | "role" | "state" | "tries"> & {
  at: Date;
  dueAt?: Date | null;
  sentAt?: Date | null;
  attempts: { answer: string }[];
  reason?: string | null;
};

export function toMessageDto(message: MessageSource, orderNumber: number | null): MessageDto {
  const { _id, kind, channel, role, state, tries, at, dueAt, sentAt, attempts, reason } = message;
  return {
    _id,
    kind,
    channel,
    role,
    orderNumber,
    state,
    at: toDhakaIso(at),
    dueAt: dueAt ? toDhakaIso(dueAt) : null,
    sentAt: sentAt ? toDhakaIso(sentAt) : null,
    tries,
    answer: attempts.at(-1)?.answer ?? "",
    reason: reason ?? "",
  };
}

export interface SampleText {
  text: string;
  /** How many SMS it is; null where it goes another way. */
  segments: number | null;
}

/** What messages read like. */
export type SampleTexts = Readonly<Partial<Record<MessageKind, SampleText>>>;
