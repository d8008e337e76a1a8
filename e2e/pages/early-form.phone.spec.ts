import { expect, test } from "@playwright/test";
import { DETAIL, resolvePath } from "../support/storefront";

// Scripts are allowed and have not come yet, as on a slow line.
test.beforeEach(async ({ page }) => {
  await page.route(/\/_next\/static\/chunks\/.*\.js/, (route) => route.abort());
});

test("a form that is sent before its script arrived leads back to its page, and shows nothing typed", async ({
  page,
}) => {
  for (const [path, label] of [
    ["/login?from=%2Fdashboard%2Fcart", "Login"],
    ["/register", "Register"],
  ] as const) {
    await page.goto(path);
    await page.getByLabel("Email").fill("karim@customers.example");
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("main").getByRole("button", { name: label }).click();
    expect((await answer).status(), path).toBe(303);
    await expect(page).toHaveURL(path);
    await expect(page.getByLabel("Email")).toHaveValue("");
  }
  const details = await resolvePath(page, DETAIL);
  await page.goto(details);
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: /^Add to Cart/ }).click();
  expect((await answer).status()).toBe(303);
  await expect(page).toHaveURL(details);
  await expect(page.getByRole("button", { name: /^Add to Cart/ })).toBeVisible();
});

test("a posted form never leads to another site, and another kind of body is refused", async ({
  request,
  baseURL,
}) => {
  const form = { form: { email: "a@b.example" }, maxRedirects: 0 };
  const sent = await request.post("/login", form);
  expect([sent.status(), sent.headers()["location"]]).toEqual([303, "/login"]);
  const elsewhere = await request.post(`${baseURL}//evil.example/login`, form);
  expect(elsewhere.headers()["location"]).toBe("/evil.example/login");
  expect((await request.post("/login", { data: { email: "a@b.example" } })).status()).toBe(405);
});
