import "server-only";
import type { UpdateQuery } from "mongoose";
import { forgetAt } from "@/lib/messages/deliver-message";
import type { MessageState } from "@/lib/messages/constants";
import { type MessageDto, toMessageDto } from "@/lib/messages/dto";
import { AppError } from "@/lib/platform/http/errors";
import { processState } from "@/lib/platform/process-state.mjs";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { Message } from "@/models/message";
import { messageReasons } from "@/lib/words/en/message-reasons";

/** Somebody wants it said, however old it is. */
const USEFUL_MS = DAY_MS;

/** Has a message tried now that was given up or waits for its next try. Throws NOT_FOUND and MESSAGE_STATE. */
export async function sendAgain(messageId: string): Promise<MessageDto> {
  const now = new Date();
  const message = await change(messageId, ["dead", "waiting"], {
    $set: { state: "waiting", tries: 0, dueAt: now },
    $max: { expiresAt: new Date(now.getTime() + USEFUL_MS) },
    $unset: { reason: 1 },
  });
  processState.wakeOutbox?.("messages");
  return message;
}

/** Gives up a message that has failed: nobody is told any more. Throws NOT_FOUND and MESSAGE_STATE. */
export async function dismissMessage(messageId: string): Promise<MessageDto> {
  return await change(messageId, ["dead"], {
    $set: { state: "dropped", reason: messageReasons.dismissed, forgetAt: forgetAt() },
  });
}

async function change(_id: string, from: MessageState[], update: UpdateQuery<object>): Promise<MessageDto> {
  const message = await Message.findOneAndUpdate({ _id, state: { $in: from } }, update, {
    returnDocument: "after",
  }).lean();
  if (message) return toMessageDto(message, null);
  if (await Message.exists({ _id })) throw new AppError("MESSAGE_STATE");
  throw new AppError("NOT_FOUND", { message: "This message no longer exists." });
}
