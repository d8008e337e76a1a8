import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { serializePipelinedRequests } from "./serialize-pipelined-requests.mjs";
import { bufferRequestBody } from "./buffer-request-body.mjs";

/** A server that answers a request with its body once it has all of it. */
async function openServer() {
  const started: string[] = [];
  const server = createServer((request, response) => {
    const answer = () => {
      started.push(request.url ?? "");
      const body: Buffer[] = [];
      request.on("data", (chunk: Buffer) => body.push(chunk));
      request.once("end", () => response.end(`${Buffer.concat(body).length} bytes`));
    };
    serializePipelinedRequests(request, response, {
      handle: () => bufferRequestBody(request, answer),
      refuse: () => response.destroy(),
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { started, port, address: `http://127.0.0.1:${port}`, close };
}

it("lets a request in with all of its body, and one without a body at once", async () => {
  const { address, started, close } = await openServer();
  expect(await (await fetch(`${address}/get`)).text()).toBe("0 bytes");
  expect(await (await fetch(`${address}/empty`, { method: "POST", body: "" })).text()).toBe("0 bytes");
  const post = (body: string) => fetch(`${address}/post`, { method: "POST", body });
  expect(await (await post("x")).text()).toBe("1 bytes");
  // More than is kept unread.
  expect(await (await post("x".repeat(1_000_000))).text()).toBe("1000000 bytes");
  expect(started).toEqual(["/get", "/empty", "/post", "/post"]);
  close();
});

it("lets nobody in whose body is not there yet", async () => {
  const { port, started, close } = await openServer();
  const socket = connect(port, "127.0.0.1");
  socket.write("POST /slow HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\n12345");
  await sleep(100);
  expect(started).toEqual([]);
  socket.write("67890");
  const [answer] = await once(socket, "data");
  expect(String(answer)).toContain("10 bytes");
  expect(started).toEqual(["/slow"]);
  socket.destroy();
  close();
});

it.each([10, 100_000])("lets in what came behind another request, with a body of %i bytes", async (size) => {
  const { port, close } = await openServer();
  const socket = connect(port, "127.0.0.1");
  const post = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\n\r\n${"x".repeat(length)}`;
  let answers = "";
  socket.on("data", (chunk) => (answers += String(chunk)));
  socket.write(post("/first", 1) + post("/second", size));
  await expect.poll(() => answers).toContain(`${size} bytes`);
  socket.destroy();
  close();
});
