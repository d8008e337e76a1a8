import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after } from "next/server";
import { createTransport } from "nodemailer";
import { getEnv } from "@/lib/env";
import { logError, logInfo } from "@/lib/platform/log";
import { brandFacts } from "@/lib/shop-facts";

/** The timeout of each step; a slow server may begin it anew with every byte. */
const STEP_TIMEOUT_MS = 10_000;
/** The timeout of the whole mail, which closes the connection: below the time that the outbox gives a message. */
const MAIL_TIMEOUT_MS = 40_000;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Before the @ of its Message-ID, so that a repeat can be told. */
  id?: string;
}

/** Hands a mail to SMTP_URL; without one it becomes an .eml file in MAIL_DIR, and one line of the log says which. */
export async function sendMail({ id, ...mail }: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM, MAIL_DIR, NEXTAUTH_URL } = getEnv();
  const messageId = id === undefined ? {} : { messageId: `<${id}@${new URL(NEXTAUTH_URL).hostname}>` };
  const { name, email } = brandFacts();
  const message = { from: MAIL_FROM ?? { name, address: email }, ...messageId, ...mail };
  if (SMTP_URL) {
    const transport = createTransport({
      url: SMTP_URL,
      connectionTimeout: STEP_TIMEOUT_MS,
      greetingTimeout: STEP_TIMEOUT_MS,
      socketTimeout: STEP_TIMEOUT_MS,
    });
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(MAIL_TIMEOUT_MS) });
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
