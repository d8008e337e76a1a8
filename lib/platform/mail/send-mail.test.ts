import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Mail } from "@/lib/platform/mail/send-mail";
import { plainTextOfMail } from "@/testing/plain-text-of-mail";
import { brandFacts } from "@/lib/shop-facts";

const MAIL: Mail = {
  to: "rahim@example.com",
  subject: "Your new password",
  text: "Hello করিম,\n\nhttp://localhost:3000/reset#secret-token",
};

let folder: string;
let log: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tejgaon-mail-"));
  log = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    log.push(String(line));
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Sends as a shop with these variables, which are read at first use. */
async function send(variables: Record<string, string>, mail = MAIL): Promise<void> {
  Object.assign(process.env, { SMTP_URL: "", MAIL_DIR: folder }, variables);
  vi.resetModules();
  const { sendMail } = await import("@/lib/platform/mail/send-mail");
  await sendMail(mail);
}

describe("without SMTP_URL", () => {
  it("writes the mail to a file that its owner alone can read, and one line that says which", async () => {
    await send({ MAIL_DIR: join(folder, "new", "mail") });
    const [name = ""] = await readdir(join(folder, "new", "mail"));
    const path = join(folder, "new", "mail", name);
    expect(name).toMatch(/^[\w.-]+\.eml$/);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, "new", "mail"))).mode & 0o777).toBe(0o700);
    const source = await readFile(path, "utf8");
    expect(source).toMatch(/^To: rahim@example\.com\r$/m);
    expect(plainTextOfMail(source)).toBe(MAIL.text);
    expect(log).toHaveLength(1);
    expect(JSON.parse(log[0] ?? "")).toMatchObject({ level: "info", message: "mail written", file: path });
    expect(log.join("")).not.toMatch(/secret-token|rahim/);
  });

  it("writes each mail to a file of its own", async () => {
    await Promise.all(Array.from({ length: 10 }, () => send({})));
    expect(await readdir(folder)).toHaveLength(10);
  });

  it("is from MAIL_FROM, and without it from the shop's own address", async () => {
    await send({ MAIL_FROM: '"The Shop" <desk@shop.example>' });
    await send({ MAIL_FROM: "", MAIL_DIR: join(folder, "usual") });
    const readFrom = async (place: string) => {
      const name = (await readdir(place)).find((candidate) => candidate.endsWith(".eml")) ?? "";
      return /^From: (.*)\r$/m.exec(await readFile(join(place, name), "utf8"))?.[1];
    };
    expect(await readFrom(folder)).toBe("The Shop <desk@shop.example>");
    expect(await readFrom(join(folder, "usual"))).toBe(`${brandFacts().name} <${brandFacts().email}>`);
  });

  it("lets no line break into a header", async () => {
    await send({}, { ...MAIL, subject: "Hi\r\nBcc: evil@example.com\r\n\r\nbody" });
    const [name = ""] = await readdir(folder);
    expect(await readFile(join(folder, name), "utf8")).not.toMatch(/^Bcc:/im);
  });
});

describe("with SMTP_URL", () => {
  it("hands the mail over, to its address only, and writes no file and no line", async () => {
    const caught: { to: string[]; source: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          caught.push({ to, source: Buffer.concat(chunks).toString("utf8") });
          callback();
        });
      },
    });
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    const { port } = server.server.address() as AddressInfo;
    await send({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(caught).toHaveLength(1);
    expect(caught[0]?.to).toEqual(["rahim@example.com"]);
    expect(plainTextOfMail(caught[0]?.source ?? "")).toBe(MAIL.text);
    expect(await readdir(folder)).toEqual([]);
    expect(log).toEqual([]);
  });

  it("hangs up on a server that talks without an end", async () => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
    let talking: NodeJS.Timeout | undefined;
    const server = createServer((socket) => {
      socket.write("220 hello\r\n");
      socket.once("data", () => {
        talking = setInterval(() => socket.write("250-more\r\n"), 10);
        setTimeout(() => timeout.abort(), 50);
      });
      socket.on("error", () => undefined);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const closed = once(server, "connection").then(([socket]) => once(socket as Socket, "close"));
    try {
      await expect(send({ SMTP_URL: `smtp://127.0.0.1:${port}` })).rejects.toThrow("aborted");
      await closed;
    } finally {
      clearInterval(talking);
      server.close();
    }
  });

  it("fails where nobody listens, and falls back to no file", async () => {
    await expect(send({ SMTP_URL: "smtp://127.0.0.1:9" })).rejects.toThrow("ECONNREFUSED");
    expect(await readdir(folder)).toEqual([]);
  });
});
