import { expect, it } from "vitest";
import { runLoad } from "@/tools/bench/measure/load";
import { requireLoopback } from "@/tools/bench/measure/loopback.mjs";
import { timeGet } from "@/tools/bench/measure/timed-get";

const FOREIGN = [
  "http://example.com",
  "http://192.168.1.10:3000",
  "http://0.0.0.0:3000",
  "http://127.0.0.1.example.com",
  "http://127.0.0.1@example.com",
  "http://localhost.example.com",
  "https://localhost",
  "file:///etc/passwd",
  "127.0.0.1:3000",
  "",
];

it.each(["http://127.0.0.1:3000/", "http://localhost", "http://[::1]:3000/caps", "http://LOCALHOST:3000"])(
  "measures %s",
  (address) => {
    expect(requireLoopback(address)).toBeInstanceOf(URL);
  },
);

it.each(FOREIGN)("refuses to measure “%s”", (address) => {
  expect(() => requireLoopback(address)).toThrow("Only a shop on this machine is measured");
});

it.each(FOREIGN)("sends no request to “%s”", async (url) => {
  const load = { urls: ["http://127.0.0.1:3000", url], connections: 1, seconds: 1, acceptEncoding: null };
  await expect(runLoad(load)).rejects.toThrow("Only a shop on this machine is measured");
  await expect(timeGet(url)).rejects.toThrow("Only a shop on this machine is measured");
});
