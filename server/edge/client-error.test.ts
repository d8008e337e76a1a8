import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MAX_HEADER_BYTES, trackResponse, answerClientError } from "@/server/edge/client-error.mjs";

let server: Server;

beforeAll(async () => {
  const limits = { maxHeaderSize: MAX_HEADER_BYTES, headersTimeout: 2_000, connectionsCheckingInterval: 200 };
  server = createServer(limits, (request, response) => {
    trackResponse(response);
    if (request.url === "/waits") return;
    response.write("seen ");
    if (request.url === "/quick") response.end();
  });
  server.on("clientError", answerClientError);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** All that comes back on a connection until it closes. */
function send(text: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let answer = "";
    // Like a client that reads only once it has sent everything.
    const socket = connect(port, "127.0.0.1", () => socket.pause().write(text, () => socket.resume()));
    socket.setEncoding("utf8").on("data", (chunk: string) => (answer += chunk));
    socket.once("error", reject);
    socket.once("close", () => resolve(answer));
  });
}

function parse(answer: string) {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(": ")[0] ?? "", line.split(": ")[1] ?? ""]),
  );
  return { status: Number(first.split(" ")[1]), headers, body: JSON.parse(body) };
}

const get = (headers: string, path = "/") => `GET ${path} HTTP/1.1\r\nHost: shop\r\n${headers}\r\n`;

describe("a request that Node's parser gives up on", () => {
  it.each([
    ["headers beyond the limit", get(`Authorization: ${"x".repeat(140_000)}\r\n`), 431, "HEADERS_TOO_LARGE"],
    [
      "headers that go on and on",
      get(`Authorization: ${"x".repeat(10_000_000)}\r\n`),
      431,
      "HEADERS_TOO_LARGE",
    ],
    ["no HTTP", "\u0016\u0003\u0001\r\n\r\n", 400, "BAD_REQUEST"],
    ["two lengths", get("Content-Length: 3\r\nTransfer-Encoding: chunked\r\n"), 400, "BAD_REQUEST"],
    ["headers that never end", "GET / HTTP/1.1\r\nHost: shop\r\n", 408, "TIMEOUT"],
  ])("gets a whole answer in the one error shape: %s", async (_, text, status, code) => {
    const answer = parse(await send(text));
    expect(answer.status).toBe(status);
    const requestId = answer.headers.get("x-request-id");
    expect(requestId).toMatch(/^[\w-]{36}$/);
    expect(answer.body).toEqual({ error: { code, message: expect.any(String), requestId } });
    expect(answer.headers.get("connection")).toBe("close");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("gets it behind the answer of the request before", async () => {
    const answer = await send(`${get("", "/quick")}NONSENSE\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*HTTP\/1\.1 400 Bad Request/);
  });

  it("gets none behind the answer that it already had", async () => {
    const broken = get("Transfer-Encoding: chunked\r\n", "/quick").replace("GET", "POST");
    const answer = await send(`${broken}1\r\na\r\nzz\r\n`);
    expect(answer).toContain("200 OK");
    expect(answer).not.toContain("400 Bad Request");
  });

  it("does not get it in the place of an answer that a whole request waits for", async () => {
    expect(await send(`${get("", "/waits")}NONSENSE\r\n\r\n`)).toBe("");
  });

  it("does not get it into the middle of another answer", async () => {
    const answer = await send(`${get("", "/slow")}NONSENSE\r\n\r\n`);
    expect(answer).not.toContain("400 Bad Request");
  });
});

it("lets through headers of 100 KB", async () => {
  expect(
    await send(get(`Connection: close\r\nAuthorization: ${"x".repeat(100_000)}\r\n`, "/quick")),
  ).toContain("seen");
});
