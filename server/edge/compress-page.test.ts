import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { get } from "node:http";
import { compressPage } from "./compress-page.mjs";
import { interceptResponse } from "./response-pipeline.mjs";

const PAGE = "<p>Caps</p>".repeat(1_000);

let route: string;
let answer: (response: ServerResponse) => void;
let acceptedByFramework: string | undefined;

const server = createServer((request, response) => {
  const passThrough = interceptResponse(request, response, { isHttps: false, route, areScriptsHashed: true });
  passThrough([compressPage]);
  acceptedByFramework = request.headers["accept-encoding"];
  answer(response);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => void server.close());

interface Asked {
  accept?: string;
  of?: string;
  type?: string;
  status?: number;
}

interface Answer {
  encoding: string | undefined;
  length: string | undefined;
  body: Buffer;
}

async function ask(asked: Asked): Promise<Answer> {
  const {
    accept = "gzip, deflate, br",
    of = "/filtered/[category]",
    type = "text/html",
    status = 200,
  } = asked;
  route = of;
  answer = (response) => {
    response.writeHead(status, { "Content-Type": type });
    response.write(PAGE.slice(0, 5_000));
    response.end(PAGE.slice(5_000));
  };
  const { port } = server.address() as AddressInfo;
  return await new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1", headers: { "Accept-Encoding": accept }, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.once("end", () => {
        const { "content-encoding": encoding, "content-length": length } = incoming.headers;
        resolve({ encoding, length, body: Buffer.concat(chunks) });
      });
    }).once("error", reject);
  });
}

describe("compressPage", () => {
  it.each(["/filtered/[category]", "/search"])(
    "compresses %s whole, with Brotli where it may",
    async (of) => {
      const { encoding, length, body } = await ask({ of });
      expect([encoding, length]).toEqual(["br", String(body.length)]);
      expect(brotliDecompressSync(body).toString()).toBe(PAGE);
      expect(acceptedByFramework).toBeUndefined();
    },
  );

  it("takes gzip for who knows no more, and the data of a page like the page", async () => {
    const { encoding, body } = await ask({ accept: "gzip", type: "text/x-component" });
    expect(encoding).toBe("gzip");
    expect(gunzipSync(body).toString()).toBe(PAGE);
  });

  it.each<[what: string, asked: Asked]>([
    ["who accepts none", { accept: "identity" }],
    ["another page", { of: "/[category]" }],
    ["a redirect", { status: 307 }],
    ["a page that failed", { status: 500 }],
    ["a picture", { type: "image/webp" }],
  ])("leaves %s as it is", async (_, asked) => {
    const { encoding, body } = await ask(asked);
    expect(encoding).toBeUndefined();
    expect(body.toString()).toBe(PAGE);
  });
});
