import "@/models/settings";
import { model, Schema } from "mongoose";
import { MESSAGE_CHANNELS, MESSAGE_KINDS, MESSAGE_ROLES, MESSAGE_STATES } from "@/lib/messages/constants";
import { part, stamped } from "@/models/part";
import { onlyWith } from "@/models/only-with";

/** What a channel answered; never the message's text or its recipient. */
const attemptSchema = part({ at: { type: Date, required: true }, answer: { type: String, required: true } });

/** A message to somebody. Its text is made when it is sent. */
const messageSchema = stamped({
  /** `<event id>:<channel>:<role>`: the unique id makes sure that the message exists once. */
  _id: { type: String, required: true },
  kind: { type: String, enum: MESSAGE_KINDS, required: true },
  channel: { type: String, enum: MESSAGE_CHANNELS, required: true },
  role: { type: String, enum: MESSAGE_ROLES, required: true },
  /** Missing where it is about no order. */
  orderId: { type: Schema.Types.ObjectId },
  eventId: { type: Schema.Types.ObjectId },
  /** The stock alert that the message answers. */
  alertId: { type: Schema.Types.ObjectId },
  /** Whose cart it tells of. */
  userId: { type: Schema.Types.ObjectId },
  /** When the event that it tells of happened. */
  at: { type: Date, required: true },
  state: { type: String, enum: MESSAGE_STATES, required: true },
  /** When to try it next, or until when its lease holds; missing once it is sent, dead or dropped. */
  dueAt: { type: Date },
  /** After this the message helps nobody any more. */
  expiresAt: { type: Date, required: true },
  /** The id of the lease of the sender that has it. */
  leaseId: { type: String },
  tries: { type: Number, required: true, default: 0 },
  attempts: { type: [attemptSchema], default: [] },
  sentAt: { type: Date },
  /** The channel's own id of the message, where it gives one. */
  channelId: { type: String },
  /** Why it is dead or dropped, in words. */
  reason: { type: String },
  /** When it is deleted; missing as long as somebody may have to look at it. */
  forgetAt: { type: Date },
});
// The index holds only messages that are still to be sent.
messageSchema.index({ channel: 1, dueAt: 1 }, { ...onlyWith("dueAt", "date"), name: "due" });
messageSchema.index({ state: 1, at: -1, _id: -1 });
messageSchema.index({ orderId: 1 }, { sparse: true });
messageSchema.index({ userId: 1 }, { sparse: true });
messageSchema.index({ forgetAt: 1 }, { expireAfterSeconds: 0 });

export const Message = model("Message", messageSchema, "messages");
