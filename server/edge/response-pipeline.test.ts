import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { HEAD_EVENT, interceptResponse, type ResponseStep } from "./response-pipeline.mjs";

let steps: ResponseStep[];
let answer: (response: ServerResponse, request: IncomingMessage) => void;

const server = createServer((request, response) => {
  interceptResponse(request, response, { isHttps: false, route: null, areScriptsHashed: true })(steps);
  answer(response, request);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

const ask = (method = "GET") =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { method });

/** A step that adds its name, and the status that it saw, to a header. */
const noting =
  (name: string, change: { status?: number; body?: string } = {}): ResponseStep =>
  (_, response) => ({
    onHead(head) {
      response.appendHeader("X-Seen", `${name}:${head.status}`);
      if (change.status !== undefined) head.status = change.status;
      if (change.body !== undefined) head.replaceBody(Buffer.from(change.body));
    },
  });

/** A step that names the length of a whole body. */
const measuring: ResponseStep = (_, response) => ({
  needsBody: ({ status }) => status === 500,
  async onBody(_head, body) {
    await Promise.resolve();
    response.appendHeader("X-Seen", `length:${body.length}`);
  },
});

const WAYS: [how: string, send: (response: ServerResponse) => void][] = [
  ["writeHead with headers", (response) => response.writeHead(500, { "X-Own": "1" }).end("body")],
  ["writeHead with flat headers", (response) => response.writeHead(500, ["X-Own", "1"]).end("body")],
  [
    "a first write",
    (response) => {
      response.statusCode = 500;
      response.setHeader("X-Own", "1");
      response.write("bo");
      response.end(Buffer.from("dy"));
    },
  ],
  [
    "flushed headers",
    (response) => {
      response.statusCode = 500;
      response.setHeader("X-Own", "1");
      response.flushHeaders();
      response.end("body");
    },
  ],
  [
    "nothing but its end",
    (response) => {
      response.statusCode = 500;
      response.setHeader("X-Own", "1").end("body");
    },
  ],
];

beforeEach(() => {
  steps = [];
});

describe.each(WAYS)("an answer that begins by %s", (_, send) => {
  it("passes the steps in their order, once, each with what the one before made of it", async () => {
    steps = [noting("a", { status: 503 }), noting("b"), noting("c", { status: 502 })];
    answer = send;
    const response = await ask();
    expect(response.status).toBe(502);
    expect(response.headers.get("x-own")).toBe("1");
    expect(response.headers.get("x-seen")).toBe("a:500, b:503, c:503");
    expect(await response.text()).toBe("body");
  });

  it("has its body replaced by a step", async () => {
    steps = [noting("a", { body: "another" }), noting("b")];
    answer = send;
    expect(await (await ask()).text()).toBe("another");
    expect((await ask("HEAD")).headers.get("x-seen")).toBe("a:500, b:500");
  });

  it("is held back at the step that needs it whole, and passes the rest then", async () => {
    steps = [noting("a"), measuring, noting("b")];
    answer = send;
    const response = await ask();
    expect(response.headers.get("x-seen")).toBe("a:500, length:4, b:500");
    expect(await response.text()).toBe("body");
  });

  it("shows its body to the steps as it is sent: as written, held, or replaced", async () => {
    const seen: string[] = [];
    const copying: ResponseStep = () => {
      let body = "";
      return { onChunk: (chunk) => (body += String(chunk)), onEnd: () => seen.push(body) };
    };
    answer = send;
    for (const others of [[], [measuring], [noting("a", { body: "another" })]]) {
      steps = [copying, ...others];
      await (await ask()).text();
    }
    expect(seen).toEqual(["body", "body", "another"]);
  });

  it("says when it begins", async () => {
    let begun = 0;
    answer = (response) => {
      response.on(HEAD_EVENT, () => (begun += 1));
      send(response);
    };
    await ask();
    expect(begun).toBe(1);
  });
});

it("leaves informational heads alone, and a 304 without a body", async () => {
  steps = [noting("a")];
  answer = (response) => {
    response.writeEarlyHints({ link: "</a.js>; rel=preload" });
    response.writeProcessing();
    response.writeHead(304).end();
  };
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").setEncoding("latin1");
  socket.write("GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n");
  let text = "";
  for await (const piece of socket) text += String(piece);
  const heads = text.split("\r\n\r\n");
  expect(heads.map((head) => head.split("\r\n", 1)[0])).toEqual([
    "HTTP/1.1 103 Early Hints",
    "HTTP/1.1 102 Processing",
    "HTTP/1.1 304 Not Modified",
    "",
  ]);
  expect(heads[0]).not.toContain("X-Seen");
  expect(heads[2]).toContain("X-Seen: a:304");
});

it("takes the steps that were named last, for who answers is known late", async () => {
  steps = [noting("a")];
  answer = (response, request) => {
    interceptResponse(request, response, { isHttps: false, route: null, areScriptsHashed: true })([
      noting("outer"),
    ]);
    const passThrough = interceptResponse(request, response, {
      isHttps: false,
      route: null,
      areScriptsHashed: true,
    });
    passThrough([noting("x")]);
    passThrough([noting("y")]);
    response.end();
  };
  // One that patches the response after us, as the framework's compression does, acts before us.
  expect((await ask()).headers.get("x-seen")).toBe("y:200, outer:200, a:200");
});

it("ends an answer once, however often it is told to", async () => {
  answer = (response) => {
    response.write("a");
    response.end();
    response.end();
  };
  for (steps of [[], [measuring], [noting("a", { body: "another" })]]) {
    expect(await (await ask()).text()).toBe(steps.length > 0 && steps[0] !== measuring ? "another" : "a");
  }
});
