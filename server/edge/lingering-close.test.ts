import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lingeringClose } from "./lingering-close.mjs";

const PIECE = Buffer.alloc(1024 * 1024, " ");
const PIECES = 8;

const server = createServer((request, response) => {
  lingeringClose(request, response);
  const refuse = () => response.writeHead(413, { "Content-Type": "text/plain" }).end("too large");
  if (request.url !== "/reads-a-little") refuse();
  else {
    request.once("data", () => {
      request.pause();
      refuse();
    });
  }
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)));
afterAll(() => server.close());

const announced = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: ${PIECES * PIECE.length}\r\n`;
const unannounced = (path: string) => `POST ${path} HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n`;
const whole = [PIECE];
const chunk = [Buffer.from(`${PIECE.length.toString(16)}\r\n`), PIECE, Buffer.from("\r\n")];
const CLOSE = "Connection: close\r\n";

/** Sends all of it, a little at a time, and only then reads, as most browsers do. */
function sendThenRead(head: string, piece: Buffer[], after = ""): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port).setEncoding("utf8");
  const lost = new Promise<never>((_, reject) => socket.once("error", reject));
  const send = async () => {
    socket.write(`${head}\r\n`);
    for (let sent = 0; sent < PIECES; sent += 1) {
      await new Promise((resolve) => socket.write(Buffer.concat(piece), resolve));
      await sleep(5);
    }
    socket.write(after);
    let answer = "";
    for await (const text of socket) answer += text;
    return answer;
  };
  return Promise.race([send(), lost]);
}

describe.each(["/", "/reads-a-little"])("a body that is refused before it has arrived, %s", (path) => {
  it("is heard out where the connection is closed after it, and its sender reads why", async () => {
    const answer = /^HTTP\/1\.1 413 [^]*too large/;
    expect(await sendThenRead(announced(path) + CLOSE, whole)).toMatch(answer);
    expect(await sendThenRead(unannounced(path) + CLOSE, chunk)).toMatch(answer);
  });

  it("is heard out where the connection is kept, which takes the next request", async () => {
    const next = `GET / HTTP/1.1\r\nHost: shop\r\n${CLOSE}\r\n`;
    const answers = /^HTTP\/1\.1 413 [^]*HTTP\/1\.1 413 [^]*too large/;
    expect(await sendThenRead(announced(path), whole, next)).toMatch(answers);
    expect(await sendThenRead(unannounced(path), chunk, `0\r\n\r\n${next}`)).toMatch(answers);
  });
});
