import "server-only";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Delivery, Outgoing } from "@/lib/messages/channels/channel";

/** Writes an SMS to a file that its owner alone can read: what a shop without a gateway would have sent. */
export async function writeSms(folder: string, { id, to, text }: Outgoing): Promise<Delivery> {
  const file = `${id.replaceAll(":", "-")}.txt`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(join(folder, file), `To: ${to}\n\n${text}\n`, { mode: 0o600 });
  return { outcome: "sent", answer: "written to a file" };
}
