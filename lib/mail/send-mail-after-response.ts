import "server-only";
import { after } from "next/server";
import { logError } from "@/lib/log";
import { type Mail, sendMail } from "@/lib/mail/send-mail";

/** Hands a mail over once the answer is out: the caller does not wait for a slow mail server. What fails is logged. */
export function sendMailAfterResponse(mail: Mail): void {
  after(() => sendMail(mail).catch((error: unknown) => logError("mail not sent", { error })));
}
