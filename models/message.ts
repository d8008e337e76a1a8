import "@/models/settings";
import { model, Schema } from "mongoose";
import { MESSAGE_CHANNELS, MESSAGE_KINDS, MESSAGE_ROLES, MESSAGE_STATES } from "@/lib/messages/constants";
import { part, stamped } from "@/models/part";
import { onlyWith } from "@/models/only-with";

/** What a channel answered: never the text, never to whom. */
const attemptSchema = part({ at: { type: Date, required: true }, answer: { type: String, required: true } });

/** Something that somebody is told. Its text is made when it is sent. */
const messageSchema = stamped({
  /** `<event id>:<channel>:<role>`: that it exists is what makes it once. */
  _id: { type: String, required: true },
  kind: { type: String, enum: MESSAGE_KINDS, required: true },
  channel: { type: String, enum: MESSAGE_CHANNELS, required: true },
  role: { type: String, enum: MESSAGE_ROLES, required: true },
  /** Missing where it is about no order. */
  orderId: { type: Schema.Types.ObjectId },
  eventId: { type: Schema.Types.ObjectId },
  /** Of what somebody waited for. */
  alertId: { type: Schema.Types.ObjectId },
  /** When what it tells of happened. */
  at: { type: Date, required: true },
  state: { type: String, enum: MESSAGE_STATES, required: true },
  /** When it is to be tried next, or until when somebody has it; missing once it is sent, dead or dropped. */
  dueAt: { type: Date },
  /** After this it helps nobody any more. */
  expiresAt: { type: Date, required: true },
  /** Whose turn it is. */
  leaseId: { type: String },
  tries: { type: Number, required: true, default: 0 },
  attempts: { type: [attemptSchema], default: [] },
  sentAt: { type: Date },
  /** Of the channel, where it gives one. */
  channelId: { type: String },
  /** Why it is dead or dropped, in words. */
  reason: { type: String },
  /** When it is forgotten; missing as long as somebody may have to look at it. */
  forgetAt: { type: Date },
});
// Only what is still to be sent is in it.
messageSchema.index({ channel: 1, dueAt: 1 }, { ...onlyWith("dueAt", "date"), name: "due" });
messageSchema.index({ state: 1, at: -1, _id: -1 });
messageSchema.index({ orderId: 1 }, { sparse: true });
messageSchema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });

export const Message = model("Message", messageSchema, "messages");
