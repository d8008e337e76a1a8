import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { getEnv } from "@/lib/env";
import { makeAdmission } from "@/server/edge/admission.mjs";

export const SIGN_IN = "/api/auth/callback/credentials";

export interface Asked {
  method?: string;
  url?: string;
  address?: string;
  cookie?: string;
  authorization?: string;
  proof?: string;
}

interface Seen {
  /** 200 for a request that was let in, 0 for one that waits. */
  status: number;
  retryAfterSeconds: number;
  proof?: { challenge: string; fault?: string };
}

/** Doors that let in at once or refuse; with isSlow, what is let in takes until it is told to end. */
export function openDoors({ factor = 1, isSlow = false } = {}) {
  const clock = { ms: 0 };
  const secret = getEnv().NEXTAUTH_SECRET;
  const admit = makeAdmission({ factor, secret, now: () => clock.ms, beforeNext: (next) => next() });
  const answers: EventEmitter[] = [];
  const responses: EventEmitter[] = [];
  const ask = ({
    method = "POST",
    url = SIGN_IN,
    address = "192.0.2.1",
    cookie,
    authorization,
    proof,
  }: Asked = {}) => {
    const headers = { "x-client-address": address, cookie, authorization, "proof-of-work": proof };
    const request = { method, url, headers };
    const response = new EventEmitter();
    responses.push(response);
    const seen: Seen = { status: 0, retryAfterSeconds: 0 };
    admit(request as unknown as IncomingMessage, response as unknown as ServerResponse, {
      letIn: () => {
        seen.status = 200;
        if (isSlow) answers.push(response);
        else response.emit("close");
      },
      refuse: (overload) => Object.assign(seen, overload),
    });
    return seen;
  };
  const askOften = (times: number, asked: Asked = {}) =>
    Array.from({ length: times }, () => ask(asked)).map(({ status }) => status);
  return { clock, ask, askOften, answers, responses };
}

export const countOf = (statuses: number[], status: number) =>
  statuses.filter((one) => one === status).length;
