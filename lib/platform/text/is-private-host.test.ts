import { expect, it } from "vitest";
import { isPrivateHost } from "@/lib/platform/text/is-private-host";

const hostOf = (host: string) => new URL(`https://${host}/a.jpg`).hostname;

it.each([
  "localhost",
  "LOCALHOST.",
  "shop.localhost",
  "127.0.0.1",
  "127.1",
  "2130706433",
  "0x7f000001",
  "0177.0.0.1",
  "0",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "[::1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[fe80::1]",
  "[fd00::1]",
  "[64:ff9b::7f00:1]",
  "[2002:7f00:1::]",
  "router",
  "printer.local",
  "db.internal",
])("knows %s as private", (host) => {
  expect(isPrivateHost(hostOf(host))).toBe(true);
});

it.each([
  "pictures.example",
  "8.8.8.8",
  "172.32.0.1",
  "11.0.0.1",
  "[2606:4700::1111]",
  "local.example",
  "10.0.0.1.example",
])("takes %s for anybody's", (host) => {
  expect(isPrivateHost(hostOf(host))).toBe(false);
});
