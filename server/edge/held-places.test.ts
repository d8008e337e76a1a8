import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { getEnv } from "@/lib/env";
import { makeAdmission } from "@/server/edge/admission.mjs";
import { bufferRequestBody } from "@/server/edge/buffer-request-body.mjs";
import { HEAD_EVENT } from "@/server/edge/response-pipeline.mjs";
import { SERVER_OPTIONS } from "@/server/edge/server-options.mjs";

const MAX_JSON_BYTES = 64 * 1024;

/** Sign-ins, whose work goes on until it is ended. */
function openSignIns() {
  const admit = makeAdmission({ factor: 1, secret: getEnv().NEXTAUTH_SECRET });
  const letIn: { response: EventEmitter; end: () => void }[] = [];
  const ask = (address: string) => {
    const headers = { "x-client-address": address };
    const request = { method: "POST", url: "/api/auth/callback/credentials", headers };
    const response = new EventEmitter();
    admit(request as unknown as IncomingMessage, response as unknown as ServerResponse, {
      letIn: () =>
        new Promise((resolve) => {
          letIn.push({ response, end: resolve });
        }),
      refuse: () => undefined,
    });
  };
  return { ask, letIn };
}

it("keeps the place of whoever leaves before the answer until their work is done", async () => {
  const { ask, letIn } = openSignIns();
  for (let index = 0; index < 4; index += 1) ask(`198.51.100.${index}`);
  letIn[0]?.response.emit("close");
  letIn[1]?.response.emit("close");
  await sleep(50);
  expect(letIn).toHaveLength(2);
  letIn[0]?.end();
  await vi.waitFor(() => expect(letIn).toHaveLength(3));
});

it("gives the place on when the answer begins, although the work goes on", async () => {
  const { ask, letIn } = openSignIns();
  for (let index = 0; index < 3; index += 1) ask(`198.51.100.${index}`);
  letIn[0]?.response.emit(HEAD_EVENT);
  await vi.waitFor(() => expect(letIn).toHaveLength(3));
});

it.each([
  ["half of a small body", MAX_JSON_BYTES, MAX_JSON_BYTES / 2, false],
  ["all but the end of the largest small body", MAX_JSON_BYTES, MAX_JSON_BYTES - 1, false],
  ["all of the largest small body", MAX_JSON_BYTES, MAX_JSON_BYTES, true],
  ["of a picture as much as the server buffers", 10 * MAX_JSON_BYTES, 5 * MAX_JSON_BYTES, true],
])("lets a request in or not with %s", async (_what, length, sent, isLetIn) => {
  let letIn = 0;
  const server = createServer(SERVER_OPTIONS, (request) => bufferRequestBody(request, () => (letIn += 1)));
  await once(server.listen(0, "127.0.0.1"), "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\n\r\n${"x".repeat(sent)}`);
  await sleep(200);
  expect(letIn).toBe(isLetIn ? 1 : 0);
  socket.destroy();
  server.closeAllConnections();
  server.close();
});
