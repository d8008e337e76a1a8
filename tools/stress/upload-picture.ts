import { setTimeout as sleep } from "node:timers/promises";
import { insertedResponseSchema } from "@/lib/rest/response-schemas";
import { pick } from "@/tools/stress/insist";

const PAUSE_MS = 300;

interface UploadOptions {
  ports: number[];
  /** Below /api. */
  path: string;
  token: string;
  /** A PNG. */
  picture: Uint8Array<ArrayBuffer>;
  /** Takes what each try but the last came to. */
  retries: string[];
}

/** What a stubborn client does, until there is a picture; returns its id. */
export async function uploadPicture({
  ports,
  path,
  token,
  picture,
  retries,
}: UploadOptions): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "image/png" };
  for (;;) {
    try {
      const address = `http://127.0.0.1:${pick(ports)}/api${path}`;
      const answer = await fetch(address, { method: "POST", headers, body: picture });
      const made = insertedResponseSchema.safeParse(await answer.json());
      if (made.success && made.data.insertedId) return made.data.insertedId;
      retries.push(`picture ${answer.status}`);
    } catch {
      retries.push("picture without answer");
    }
    await sleep(PAUSE_MS + Math.random() * PAUSE_MS);
  }
}
