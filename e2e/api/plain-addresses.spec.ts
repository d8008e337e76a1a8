import { expect, test } from "@playwright/test";
import { sendRaw } from "../support/auth";

const ID = "65f00000000000000000abcd";

for (const [path, location] of [
  ["/About/", "/about"],
  ["/LOGIN?from=/About/", "/login?from=/About/"],
  ["/Wallets", "/wallets"],
  ["/wallets/", "/wallets"],
  ["/Wallets/1/", "/wallets"],
  ["/Wallets/2", "/wallets/2"],
  ["/%61bout", "/about"],
  ["//about", "/about"],
  [`/details/${ID.toUpperCase()}`, `/details/${ID}`],
  ["/bn/", "/bn"],
  ["/bn/About/", "/bn/about"],
  ["/bn/Wallets/1/", "/bn/wallets"],
  [`/bn/details/${ID.toUpperCase()}`, `/bn/details/${ID}`],
] as const) {
  test(`${path} leads to ${location} for good, in one step`, async () => {
    const { status, headers } = await sendRaw("GET", path, {});
    expect([status, headers.location]).toEqual([308, location]);
  });
}

for (const path of [
  "//evil.example/",
  "//evil.example/About",
  "/\\evil.example/",
  "/%2f%2fevil.example/",
  "/%5cevil.example/",
  "/bn//evil.example/",
  "/bn/\\evil.example/About",
]) {
  test(`${path} leads to no other site`, async () => {
    const { headers } = await sendRaw("GET", path, {});
    expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
  });
}

for (const page of ["0", "01", "x", "2.0", "-2", "2", "999", "1000", "99999999999999999999", "%32x", "2/2"]) {
  test(`/wallets/${page}, where there is no such page, is a 404 that offers the categories`, async ({
    request,
  }) => {
    const response = await request.get(`/wallets/${page}`);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain("We can&#x27;t find that page");
    expect(html).toContain('href="/denimpants"');
  });
}
