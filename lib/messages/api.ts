import { callProtected } from "@/lib/platform/http/client";
import type { MessageDto, MessagePreferencesDto } from "@/lib/messages/dto";

/** Has a message tried now. Throws ApiError. */
export async function sendMessageAgain(messageId: string): Promise<MessageDto> {
  return await callProtected<MessageDto>(`/messages/${encodeURIComponent(messageId)}/sendAgain`, {
    method: "POST",
  });
}

/** Gives up a message that has failed. Throws ApiError. */
export async function dismissMessage(messageId: string): Promise<MessageDto> {
  return await callProtected<MessageDto>(`/messages/${encodeURIComponent(messageId)}/dismiss`, {
    method: "POST",
  });
}

/** Keeps how an account wants to be written to. Throws ApiError. */
export async function saveMessagePreferences(
  preferences: MessagePreferencesDto,
): Promise<MessagePreferencesDto> {
  return await callProtected<MessagePreferencesDto>("/messagePreferences", {
    method: "PATCH",
    body: preferences,
  });
}
