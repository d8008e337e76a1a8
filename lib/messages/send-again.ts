import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { type MessageDto, toMessageDto } from "@/lib/messages/dto";
import { processState } from "@/lib/platform/process-state.mjs";
import { Message } from "@/models/message";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

/** Somebody wants it said, however old it is. */
const USEFUL_MS = DAY_MS;

/** Has a message tried now that was given up or waits for its next try. Throws NOT_FOUND and MESSAGE_STATE. */
export async function sendAgain(messageId: string): Promise<MessageDto> {
  const now = new Date();
  const message = await Message.findOneAndUpdate(
    { _id: messageId, state: { $in: ["dead", "waiting"] } },
    {
      $set: { state: "waiting", tries: 0, dueAt: now },
      $max: { expiresAt: new Date(now.getTime() + USEFUL_MS) },
      $unset: { reason: 1 },
    },
    { returnDocument: "after" },
  ).lean();
  if (message) {
    processState.wakeOutbox?.("messages");
    return toMessageDto(message, null);
  }
  if (await Message.exists({ _id: messageId })) throw new AppError("MESSAGE_STATE");
  throw new AppError("NOT_FOUND", { message: "This message no longer exists." });
}
