import type { SendAdvanceNoteRequest } from "@/lib/orders/advance-notes/schema";
import { ApiError, callProtected, callPublic } from "@/lib/platform/http/client";

/** Tells the shop what was sent in advance: with a token, without a login. Throws ApiError. */
export async function sendAdvanceNote(body: SendAdvanceNoteRequest): Promise<void> {
  const request = { body, retry: "if-not-started" } as const;
  await (body.token === undefined
    ? callProtected("POST /advanceNotes", request)
    : callPublic("POST /advanceNotes", request));
}

/** What is told beside a field of it. */
export const fieldsRefused = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.fields : {};
