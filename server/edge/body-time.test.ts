import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it } from "vitest";
import { limitBodyTime } from "./buffer-request-body.mjs";
import { lingeringClose } from "./lingering-close.mjs";

/** What is answered to a request of this type whose body never comes whole. */
async function answerTo(type: string): Promise<string> {
  const server = createServer((request, response) => {
    lingeringClose(request, response);
    const refuse = () => void response.writeHead(408, { Connection: "close" }).end();
    limitBodyTime(request, response, refuse, 50);
    setTimeout(() => response.end("late"), 400);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write(`POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: ${type}\r\nContent-Length: 10\r\n\r\n1`);
  const [answer] = await once(socket, "data");
  socket.destroy();
  server.closeAllConnections();
  server.close();
  return String(answer).split("\r\n", 1)[0] ?? "";
}

it.each(["application/json", "application/json; charset=utf-8", "application/x-www-form-urlencoded"])(
  "refuses a small body in drops: %s",
  async (type) => {
    expect(await answerTo(type)).toBe("HTTP/1.1 408 Request Timeout");
  },
);

it.each(["image/jpeg", "multipart/form-data", "text/csv"])("waits for a large one: %s", async (type) => {
  expect(await answerTo(type)).toBe("HTTP/1.1 200 OK");
});
