import { Agent, type OutgoingHttpHeaders } from "node:http";
import { PROOF_HEADER } from "@/lib/platform/http/proof-of-work/format.mjs";
import { solve } from "@/lib/platform/http/proof-of-work/solve";
import { ask, NoAnswer, type Sent } from "@/tools/bench/measure/timed-get";

const OK = 200;
const ANSWER_TIMEOUT_MS = 20_000;

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

export interface Credentials {
  email: string;
  password: string;
}

export interface Told {
  /** `signed in`, the code of a refusal, or what became of the request instead. */
  code: string;
  challenge: string | undefined;
  retryAfterSeconds: number;
}

/** The token that a form has to send, and the cookie that belongs to it. They are good from any address. */
export interface Form {
  csrfToken: string;
  cookie: string;
}

/** Somebody on a device that nobody has signed in on before, at that address as the proxy in front tells it. */
export class Visitor {
  #form: Form | undefined;

  constructor(
    readonly port: number,
    readonly from: string,
    form?: Form,
  ) {
    this.#form = form;
  }

  /** One sign-in as a form sends it, with the work for a challenge where one is given. Never throws. */
  async signIn(credentials: Credentials, challenge?: string): Promise<Told> {
    try {
      return await this.#post(
        credentials,
        challenge === undefined ? {} : { [PROOF_HEADER]: solve(challenge) },
      );
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return { code: error.reason, challenge: undefined, retryAfterSeconds: 0 };
    }
  }

  /** Throws NoAnswer. */
  async openForm(): Promise<Form> {
    const { headers, body } = await this.#ask("/api/auth/csrf", {});
    const { csrfToken = "" }: { csrfToken?: string } = JSON.parse(body.toString());
    const cookie = (headers["set-cookie"] ?? []).map((text) => text.split(";", 1)[0]).join("; ");
    return { csrfToken, cookie };
  }

  async #post(credentials: Credentials, headers: OutgoingHttpHeaders): Promise<Told> {
    const { csrfToken, cookie } = (this.#form ??= await this.openForm());
    const answer = await this.#ask("/api/auth/callback/credentials", {
      method: "POST",
      headers: { ...headers, Cookie: cookie, "Content-Type": "application/json" },
      body: JSON.stringify({ ...credentials, csrfToken, json: "true" }),
    });
    const { error }: { error?: { code: string; details?: { challenge?: string } } } = JSON.parse(
      answer.body.toString(),
    );
    const isSignedIn = answer.status === OK && String(answer.headers["set-cookie"]).includes("session-token");
    return {
      code: isSignedIn ? "signed in" : (error?.code ?? String(answer.status)),
      challenge: error?.details?.challenge,
      retryAfterSeconds: Number(answer.headers["retry-after"] ?? 0),
    };
  }

  async #ask(path: string, sent: Sent) {
    const headers = { "X-Forwarded-For": this.from, ...sent.headers };
    const options = { ...sent, agent, headers, timeoutMs: ANSWER_TIMEOUT_MS };
    return await ask(`http://127.0.0.1:${this.port}${path}`, options);
  }
}
