import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after } from "next/server";
import { createTransport } from "nodemailer";
import { getEnv } from "@/lib/env";
import { logError, logInfo } from "@/lib/log";

const TIMEOUT_MS = 10_000;

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Hands a mail to SMTP_URL; without one it becomes an .eml file in MAIL_DIR, and one line of the log says which. */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM, MAIL_DIR } = getEnv();
  const message = { from: MAIL_FROM, ...mail };
  if (SMTP_URL) {
    const transport = createTransport({
      url: SMTP_URL,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    });
    await transport.sendMail(message);
    return;
  }
  const composed = await createTransport({ streamTransport: true, buffer: true }).sendMail(message);
  const file = join(MAIL_DIR, `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}.eml`);
  await mkdir(MAIL_DIR, { recursive: true, mode: 0o700 });
  await writeFile(file, composed.message, { mode: 0o600 });
  logInfo("mail written", { file });
}

/** Hands a mail over once the answer is out: the caller does not wait for a slow mail server. What fails is logged. */
export function sendMailAfterResponse(mail: Mail): void {
  after(() => sendMail(mail).catch((error: unknown) => logError("mail not sent", { error })));
}
