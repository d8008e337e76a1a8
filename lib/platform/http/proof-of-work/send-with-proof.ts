import { ApiError } from "@/lib/platform/http/api-error";
import type { ApiRequest } from "@/lib/platform/http/calls";
import { PROOF_HEADER } from "@/lib/platform/http/proof-of-work/format.mjs";
import { sendCall } from "@/lib/platform/http/send-call";

/** A phone that changes its address, or pauses, makes a proof worthless. Who needs more of them has another trouble. */
const MOST_PROOFS = 3;

/** Sends a call again, with the proof of work that its refusal asks for. Throws ApiError: what the shop said last. */
export async function sendWithProof(name: string, request: ApiRequest, refusal: ApiError): Promise<unknown> {
  let asked = refusal;
  for (let proofs = 1; ; proofs += 1) {
    try {
      return await sendCall(name, await withProof(request, asked));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "PROOF_NEEDED" || proofs === MOST_PROOFS)
        throw error;
      asked = error;
    }
  }
}

/** Without a challenge the call goes as it is, and gets one. */
async function withProof(request: ApiRequest, { details }: ApiError): Promise<ApiRequest> {
  const { challenge } = details;
  if (typeof challenge !== "string") return request;
  return { ...request, headers: { ...request.headers, [PROOF_HEADER]: await solveAnywhere(challenge) } };
}

/** In the page itself where the browser starts no worker: it then stands still for that moment. */
async function solveAnywhere(challenge: string): Promise<string> {
  try {
    return await solveInWorker(challenge);
  } catch {
    const { solve } = await import("@/lib/platform/http/proof-of-work/solve");
    return solve(challenge);
  }
}

function solveInWorker(challenge: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    const settle = (end: () => void) => {
      worker.terminate();
      end();
    };
    worker.addEventListener("message", ({ data }: MessageEvent<string>) => settle(() => resolve(data)));
    worker.addEventListener("error", () => settle(() => reject(new Error("The work could not be begun."))));
    worker.postMessage(challenge, []);
  });
}
