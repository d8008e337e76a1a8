import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { forgetAt } from "@/lib/messages/deliver-message";
import { type MessageDto, toMessageDto } from "@/lib/messages/dto";
import { Message } from "@/models/message";

/** Gives up a message that has failed: nobody is told any more. Throws NOT_FOUND and MESSAGE_STATE. */
export async function dismissMessage(messageId: string): Promise<MessageDto> {
  const message = await Message.findOneAndUpdate(
    { _id: messageId, state: "dead" },
    { $set: { state: "dropped", reason: "Dismissed at the desk.", forgetAt: forgetAt() } },
    { returnDocument: "after" },
  ).lean();
  if (message) return toMessageDto(message, null);
  if (await Message.exists({ _id: messageId })) throw new AppError("MESSAGE_STATE");
  throw new AppError("NOT_FOUND", { message: "This message no longer exists." });
}
