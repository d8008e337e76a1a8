import { NEXT_CACHE_TAGS_HEADER } from "next/dist/lib/constants.js";
import { expect, request as requests, test } from "@playwright/test";
import { pageFormat } from "../../../server/next/page-entry.mjs";
import { testFormat } from "../../support/framework-format";

type Value = Parameters<typeof pageFormat.tagsOf>[0];

testFormat({
  what: "names the tags of a cached page in the header x-next-cache-tags",
  module: "page-entry.mjs",
  read: () => NEXT_CACHE_TAGS_HEADER,
  fits: (header) => pageFormat.tagsOf({ headers: { [header]: "a,b" } } as unknown as Value).join() === "a,b",
  change: (header) => `${header}-2`,
});

testFormat({
  what: "sends a page as the cache has prepared it, with its html, data and headers",
  module: "page-entry.mjs",
  read: async () => {
    const context = await requests.newContext({ baseURL: test.info().project.use.baseURL ?? "" });
    const response = await context.get("/belts");
    expect(response.status()).toBe(200);
    return { policy: response.headers()["content-security-policy"] ?? "", html: await response.text() };
  },
  // The shop's own script is named by a hash too.
  fits: ({ policy, html }) =>
    policy.split("'sha256-").length > 3 && !/"children":"\$\w+".*?:T[0-9a-f]+,@layer/s.test(html),
  change: ({ policy, html }) => ({ policy: policy.replaceAll(/'sha256-[^']+'/g, ""), html }),
});
