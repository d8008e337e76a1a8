import { randomUUID } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

/** A mail as it came over the wire. */
export interface CaughtMail {
  from: string;
  to: string[];
  source: string;
}

/** Takes every mail on loopback and keeps each as a file of the folder. Returns how to stop. */
export async function startMailCatcher(port: number, folder: string): Promise<() => Promise<void>> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, session, callback) => {
      const keep = async () => {
        try {
          await keepMail(folder, { ...addressesOf(session), source: await readAll(stream) });
          callback();
        } catch (error) {
          callback(error instanceof Error ? error : new Error("The mail was not kept."));
        }
      };
      void keep();
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function addressesOf({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) {
  return { from: mailFrom === false ? "" : mailFrom.address, to: rcptTo.map(({ address }) => address) };
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}

// Renamed when it is complete, so that a test never reads half a mail.
async function keepMail(folder: string, mail: CaughtMail): Promise<void> {
  const path = join(folder, `${Date.now()}-${randomUUID()}`);
  await writeFile(path, JSON.stringify(mail), { mode: 0o600 });
  await rename(path, `${path}.json`);
}
