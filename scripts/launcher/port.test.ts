import { once } from "node:events";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import { checkPort, findFreePort, parsePort } from "./port.mjs";

it("is 3000 unless PORT says otherwise", () => {
  expect(parsePort(undefined)).toBe(3000);
  expect(parsePort("")).toBe(3000);
  expect(parsePort("8080")).toBe(8080);
});

it("is refused when it is no port", () => {
  for (const text of ["0", "65536", "80a", "-1", "3000.5", " "])
    expect(() => parsePort(text)).toThrow("a port is a number");
});

it("is refused when another program has it, with what to do", async () => {
  const port = await findFreePort();
  await expect(checkPort(port, "npm start")).resolves.toBeUndefined();
  const other = createServer().listen(port);
  await once(other, "listening");
  await expect(checkPort(port, "npm start")).rejects.toThrow(`PORT=${port + 1} npm start`);
  other.close();
});

it("is free outside the ports of outgoing connections, and is given once", async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, findFreePort));
  expect(new Set(ports).size).toBe(200);
  expect(ports.filter((port) => port < 20_000 || port > 32_767)).toEqual([]);
});
