import "server-only";
import { type Delivery, type Outgoing, safeAnswer } from "@/lib/messages/channels/channel";
import { sendMail } from "@/lib/platform/mail/send-mail";

/** What a mail server says of this address or this mail, and not of itself; 530 to 539 are about who we are. */
const isAboutThisMail = (code: number): boolean => code >= 500 && code < 600 && !(code >= 530 && code < 540);

/** One address: a comma would make two of it. */
const ADDRESS = /^[^\s,;:<>"()@]+@[^\s,;:<>"()@]+$/;

/** Hands a mail over. A refusal for good, such as of an address that is not there, is not tried again. */
export async function sendOrderMail({ id, to, subject = "", text, html }: Outgoing): Promise<Delivery> {
  if (!ADDRESS.test(to)) return { outcome: "dead", answer: "Not an e-mail address" };
  try {
    await sendMail({ id: id.replaceAll(":", "."), to, subject, text, ...(html && { html }) });
    return { outcome: "sent", answer: "taken" };
  } catch (error) {
    const { code, responseCode } = readSmtpError(error);
    const answer = safeAnswer(responseCode ? `SMTP ${responseCode}` : code || "no answer");
    const isForGood = isAboutThisMail(responseCode) || (code === "EENVELOPE" && responseCode === 0);
    return { outcome: isForGood ? "dead" : "retry", answer };
  }
}

function readSmtpError(error: unknown): { code: string; responseCode: number } {
  const isError = typeof error === "object" && error !== null;
  const code = isError && "code" in error ? String(error.code) : "";
  const responseCode = isError && "responseCode" in error ? Number(error.responseCode) : 0;
  return { code, responseCode: Number.isFinite(responseCode) ? responseCode : 0 };
}
