import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { answer, startHttpDouble, startSmtpDouble } from "@/testing/doubles";

const SMTP_TAKEN = /^Message-ID: <([^@>]+)@/im;
const TRY_LATER = { code: 451, text: "try later" };

/** Gateways that are slow, busy, broken, mute and away, and take what they take. */
export async function startDoubles() {
  /** When each was taken first. */
  const sms = new Map<string, number>();
  const mail = new Map<string, number>();
  /** Each thing that was told of an order, as often as it was: Telegram has no ids of ours. */
  const telegram = new Map<string, number>();
  /** What was taken before, and asked for again: such a call is answered from the id. */
  const repeats = { sms: 0, mail: 0 };
  /** How often each kind of trouble was made. */
  const trouble: Record<string, number> = {};
  const take = (kind: "sms" | "mail", id: string) => {
    const taken = kind === "sms" ? sms : mail;
    if (taken.has(id)) repeats[kind] += 1;
    else taken.set(id, Date.now());
  };
  const makeTrouble = (name: string) => (trouble[name] = (trouble[name] ?? 0) + 1);
  const gateway = await startHttpDouble((response, { path, body }) => {
    const accept = () => {
      if (!path.startsWith("/bot")) return take("sms", new URLSearchParams(body).get("id") ?? "");
      const order = /(?:New|cancelled) order \d+/.exec(body)?.[0] ?? body;
      telegram.set(order, (telegram.get(order) ?? 0) + 1);
    };
    void behave({ response, accept, makeTrouble });
  });
  const smtp = await startSmtpDouble({
    refuseData: () => (Math.random() < 0.1 && makeTrouble("SMTP 451") ? TRY_LATER : null),
    onMail: (source) => take("mail", SMTP_TAKEN.exec(source)?.[1]?.replaceAll(".", ":") ?? ""),
  });
  return {
    sms,
    mail,
    telegram,
    repeats,
    trouble,
    environment: {
      ORDER_MAIL: "on",
      SMTP_URL: smtp.url,
      SMS_GATEWAY: "custom",
      SMS_URL: `${gateway.url}/send`,
      SMS_ENCODING: "form",
      SMS_FIELDS: "to={number}&text={message}&id={id}",
      SMS_SUCCESS: "code=0",
      SMS_TIMEOUT_SECONDS: "2",
      TELEGRAM_BOT_TOKEN: "1:double",
      TELEGRAM_CHAT_ID: "1",
      TELEGRAM_URL: gateway.url,
    },
    /** All of them are away for a while. */
    kill: async (milliseconds: number) => {
      makeTrouble("away");
      await gateway.goAway(milliseconds);
    },
    close: async () => {
      await Promise.all([gateway.close(), smtp.close()]);
    },
  };
}

interface BehaveOptions {
  response: ServerResponse;
  accept: () => void;
  makeTrouble: (name: string) => void;
}

/** Mostly takes it; else one of the ways in which gateways do not, or do and say nothing of it. */
async function behave({ response, accept, makeTrouble }: BehaveOptions): Promise<void> {
  const chance = Math.random();
  const name = TROUBLES.find(({ upTo }) => chance < upTo)?.name;
  if (name) makeTrouble(name);
  if (name === "503") return answer(response, 503, {});
  if (name === "429")
    return answer(response, 429, { parameters: { retry_after: 1 } }, { "Retry-After": "1" });
  if (name === "lies") return answer(response, 200, { code: 5, ok: false });
  if (name === "no JSON") return void response.end("<h1>Welcome");
  if (name === "hangs") return;
  if (name === "hangs up") return void response.destroy();
  accept();
  if (name === "takes it and hangs up") return void response.destroy();
  if (name === "slow") await sleep(1_000);
  answer(response, 200, { code: 0, ok: true });
}

const TROUBLES = [
  { name: "503", upTo: 0.03 },
  { name: "429", upTo: 0.05 },
  { name: "lies", upTo: 0.07 },
  { name: "no JSON", upTo: 0.08 },
  { name: "hangs", upTo: 0.09 },
  { name: "hangs up", upTo: 0.11 },
  { name: "slow", upTo: 0.13 },
  { name: "takes it and hangs up", upTo: 0.15 },
] as const;
