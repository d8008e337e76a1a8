import { get } from "node:http";

/** Longer than a living server takes for anything. */
const ANSWER_TIMEOUT_MS = 15_000;

/** One visit of an address: the status, or what became of it instead. Never throws. */
export function visit(port: number, path: string, timeoutMs = ANSWER_TIMEOUT_MS): Promise<string> {
  return new Promise((resolve) => {
    const outgoing = get({ host: "127.0.0.1", port, path, agent: false }, (incoming) => {
      incoming.resume();
      incoming.once("close", () => resolve(incoming.complete ? String(incoming.statusCode) : "no answer"));
    });
    // For the whole answer: one that begins and never ends is none.
    const timer = setTimeout(() => {
      resolve("timed out");
      outgoing.destroy();
    }, timeoutMs);
    outgoing.once("error", () => resolve("no answer"));
    outgoing.once("close", () => clearTimeout(timer));
  });
}

export const isSuccess = (told: string): boolean => /^2\d\d$/.test(told);
