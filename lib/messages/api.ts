import { callProtected } from "@/lib/platform/http/client";
import type { MessageDto, MessagePreferencesDto } from "@/lib/messages/dto";

/** Has a message tried now. Throws ApiError. */
export const sendMessageAgain = (id: string): Promise<MessageDto> =>
  callProtected("POST /messages/{id}/sendAgain", { params: { id } });

/** Gives up a message that has failed. Throws ApiError. */
export const dismissMessage = (id: string): Promise<MessageDto> =>
  callProtected("POST /messages/{id}/dismiss", { params: { id } });

/** Keeps how an account wants to be written to. Throws ApiError. */
export const saveMessagePreferences = (body: MessagePreferencesDto): Promise<MessagePreferencesDto> =>
  callProtected("PATCH /messagePreferences", { body });
