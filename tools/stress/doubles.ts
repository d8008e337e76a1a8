import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

/** What the ways out of the shop were given: when, by the message's id. */
export interface Doubles {
  environment: Record<string, string>;
  /** When each was taken first. */
  sms: Map<string, number>;
  mail: Map<string, number>;
  /** Each thing that was told of an order, as often as it was: Telegram has no ids of ours. */
  telegram: Map<string, number>;
  /** What was taken before, and asked for again: such a call is answered from the id. */
  repeats: { sms: number; mail: number };
  /** How often each kind of trouble was made. */
  trouble: Record<string, number>;
  /** All of them are away for a while. */
  kill: (milliseconds: number) => Promise<void>;
  close: () => Promise<void>;
}

const SMTP_TAKEN = /^Message-ID: <([^@>]+)@/im;

/** Gateways that are slow, busy, broken, mute and away, and take what they take. */
export async function startDoubles(): Promise<Doubles> {
  const [sms, mail, telegram] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  const repeats = { sms: 0, mail: 0 };
  const trouble: Record<string, number> = {};
  const take = (kind: "sms" | "mail", id: string) => {
    const taken = kind === "sms" ? sms : mail;
    if (taken.has(id)) repeats[kind] += 1;
    else taken.set(id, Date.now());
  };
  const makeTrouble = (name: string) => (trouble[name] = (trouble[name] ?? 0) + 1);
  const gateway = makeGateway({
    onSms: (id) => take("sms", id),
    onTelegram: (order) => countUp(telegram, order),
    makeTrouble,
  });
  const smtp = makeMailServer({ onMail: (id) => take("mail", id), makeTrouble });
  smtp.on("error", () => undefined);
  const [httpPort, smtpPort] = [await listen(gateway, 0), await listen(smtp.server, 0)];
  return {
    sms,
    mail,
    telegram,
    repeats,
    trouble,
    environment: {
      ORDER_MAIL: "on",
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      SMS_GATEWAY: "custom",
      SMS_URL: `http://127.0.0.1:${httpPort}/send`,
      SMS_ENCODING: "form",
      SMS_FIELDS: "to={number}&text={message}&id={id}",
      SMS_SUCCESS: "code=0",
      SMS_TIMEOUT_SECONDS: "2",
      TELEGRAM_BOT_TOKEN: "1:double",
      TELEGRAM_CHAT_ID: "1",
      TELEGRAM_URL: `http://127.0.0.1:${httpPort}`,
    },
    async kill(milliseconds) {
      makeTrouble("away");
      gateway.closeAllConnections();
      await new Promise((resolve) => gateway.close(resolve));
      await sleep(milliseconds);
      await listen(gateway, httpPort);
    },
    async close() {
      gateway.closeAllConnections();
      await new Promise((resolve) => gateway.close(resolve));
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}

interface GatewayOptions {
  onSms: (id: string) => void;
  onTelegram: (order: string) => void;
  makeTrouble: (name: string) => void;
}

function makeGateway({ onSms, onTelegram, makeTrouble }: GatewayOptions) {
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const accept = () => {
        if (request.url?.startsWith("/bot"))
          onTelegram(/(?:New|cancelled) order \d+/.exec(body)?.[0] ?? body);
        else onSms(new URLSearchParams(body).get("id") ?? "");
      };
      void behave({ response, accept, makeTrouble });
    });
  });
}

interface MailServerOptions {
  onMail: (id: string) => void;
  makeTrouble: (name: string) => void;
}

function makeMailServer({ onMail, makeTrouble }: MailServerOptions) {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 100,
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (Math.random() < 0.1) {
          makeTrouble("SMTP 451");
          return callback(Object.assign(new Error("try later"), { responseCode: 451 }));
        }
        const source = Buffer.concat(chunks).toString("utf8");
        onMail(SMTP_TAKEN.exec(source)?.[1]?.replaceAll(".", ":") ?? "");
        callback();
      });
    },
  });
}

function countUp(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

async function listen(server: NetServer, port: number): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The double has no port.");
  return address.port;
}

interface BehaveOptions {
  response: ServerResponse;
  accept: () => void;
  makeTrouble: (name: string) => void;
}

/** Mostly takes it; else one of the ways in which gateways do not, or do and say nothing of it. */
async function behave({ response, accept, makeTrouble }: BehaveOptions): Promise<void> {
  const say = (status: number, json: object, headers = {}) =>
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(json));
  const chance = Math.random();
  const name = TROUBLES.find(({ upTo }) => chance < upTo)?.name;
  if (name) makeTrouble(name);
  if (name === "503") return void say(503, {});
  if (name === "429") return void say(429, { parameters: { retry_after: 1 } }, { "Retry-After": "1" });
  if (name === "lies") return void say(200, { code: 5, ok: false });
  if (name === "no JSON") return void response.end("<h1>Welcome");
  if (name === "hangs") return;
  if (name === "hangs up") return void response.destroy();
  accept();
  if (name === "takes it and hangs up") return void response.destroy();
  if (name === "slow") await sleep(1_000);
  say(200, { code: 0, ok: true });
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
