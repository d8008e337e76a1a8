import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

/** What a request to a double held. */
interface DoubleCall {
  path: string;
  method: string;
  headers: Record<string, unknown>;
  body: string;
}

export interface HttpDouble {
  url: string;
  calls: DoubleCall[];
  /** Stops listening for a while. */
  goAway: (milliseconds: number) => Promise<void>;
  close: () => Promise<void>;
}

export type Behave = (response: ServerResponse, call: DoubleCall, index: number) => void;

/** Starts a double of a gateway on this machine, which answers as the test says. */
export async function startHttpDouble(behave: Behave): Promise<HttpDouble> {
  const calls: DoubleCall[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await readCall(request);
    calls.push(call);
    behave(response, call, calls.length - 1);
  };
  const server = createServer((request, response) => void serve(request, response));
  const listen = async (wanted: number) => {
    server.listen(wanted, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    goAway: async (milliseconds) => {
      await close();
      await sleep(milliseconds);
      await listen(port);
    },
    close,
  };
}

async function readCall(request: IncomingMessage): Promise<DoubleCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    path: request.url ?? "",
    method: request.method ?? "",
    headers: request.headers,
    body: Buffer.concat(chunks).toString("utf8"),
  };
}

export const answer = (response: ServerResponse, status: number, json: object, headers = {}): void => {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(json));
};

interface SmtpDouble {
  url: string;
  /** Sources of the accepted mails. */
  mails: string[];
  close: () => Promise<void>;
}

interface SmtpBehaviour {
  /** Refuses an address with this code. */
  refuse?: (address: string) => { code: number; text: string } | null;
  /** Refuses a mail with this code after receiving all of it. */
  refuseData?: (index: number) => { code: number; text: string } | null;
  /** Gets the source of each accepted mail. */
  onMail?: (source: string) => void;
}

export async function startSmtpDouble({
  refuse,
  refuseData,
  onMail,
}: SmtpBehaviour = {}): Promise<SmtpDouble> {
  const mails: string[] = [];
  let count = 0;
  const fail = ({ code, text }: { code: number; text: string }) =>
    Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => {
      const refused = refuse?.(address);
      callback(refused ? fail(refused) : undefined);
    },
    onData: (stream, _session, callback) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const refused = refuseData?.(count++);
        if (!refused) {
          const source = Buffer.concat(chunks).toString("utf8");
          mails.push(source);
          onMail?.(source);
        }
        callback(refused ? fail(refused) : undefined);
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
