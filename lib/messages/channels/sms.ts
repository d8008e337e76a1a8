import "server-only";
import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Delivery, type Outgoing, safeAnswer } from "@/lib/messages/channels/channel";
import { askGateway, judgeStatus } from "@/lib/messages/channels/request";
import { fill, readPath, type SmsGateway } from "@/lib/messages/channels/sms-gateway";
import { parseMobile } from "@/lib/platform/text/phone";

const SHORT_ID = 20;

/** Hands an SMS to the gateway. A number that is no mobile one of Bangladesh is not tried. */
export async function sendSms(gateway: SmsGateway, message: Outgoing): Promise<Delivery> {
  const mobile = parseMobile(message.to);
  if (mobile === null) return { outcome: "dead", answer: "Not a mobile number of Bangladesh" };
  const { url, method, encoding, headers } = gateway;
  const values = {
    number: formatNumber(mobile, gateway.numberFormat),
    message: message.text,
    id: message.id,
    shortId: createHash("sha256").update(message.id).digest("hex").slice(0, SHORT_ID),
  };
  const fields = Object.fromEntries(
    Object.entries(gateway.fields).map(([name, text]) => [name, fill(text, values)]),
  );
  const form = new URLSearchParams(fields).toString();
  const answer = await askGateway({
    url: encoding === "query" ? `${url}${url.includes("?") ? "&" : "?"}${form}` : url,
    method,
    headers: { Accept: "application/json", ...contentType(encoding), ...headers },
    ...(encoding === "json" && { body: JSON.stringify(fields) }),
    ...(encoding === "form" && { body: form }),
    timeoutMs: gateway.timeoutMs,
  });
  return judgeStatus(answer) ?? judgeAnswer(gateway, answer.json);
}

/** A gateway that says 200 has not said yet that it takes the message. */
function judgeAnswer({ success, permanent, idPath }: SmsGateway, json: unknown): Delivery {
  const channelId = idPath === null ? undefined : readPath(json, idPath)?.slice(0, 100);
  const id = channelId ? { channelId } : {};
  if (!success) return { outcome: "sent", answer: "HTTP 200", ...id };
  const value = readPath(json, success.path);
  if (value === undefined) return { outcome: "retry", answer: "HTTP 200 without a verdict" };
  const answer = safeAnswer(`${success.path}=${value}`);
  if (success.values.includes(value)) return { outcome: "sent", answer, ...id };
  return { outcome: permanent.includes(value) ? "dead" : "retry", answer };
}

/** A mobile of Bangladesh, from its 0 on, as the gateway wants it. */
function formatNumber(mobile: string, format: SmsGateway["numberFormat"]): string {
  if (format === "local") return mobile;
  const subscriber = mobile.slice(1);
  return format === "national" ? `880${subscriber}` : `+880${subscriber}`;
}

function contentType(encoding: SmsGateway["encoding"]): Record<string, string> {
  if (encoding === "query") return {};
  return {
    "Content-Type": encoding === "json" ? "application/json" : "application/x-www-form-urlencoded",
  };
}

/** Writes an SMS to a file that its owner alone can read: what a shop without a gateway would have sent. */
export async function writeSms(folder: string, { id, to, text }: Outgoing): Promise<Delivery> {
  const file = `${id.replaceAll(":", "-")}.txt`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, file), `To: ${to}\n\n${text}\n`, { mode: 0o600 });
  return { outcome: "sent", answer: "written to a file" };
}
