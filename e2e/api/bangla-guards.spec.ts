import { expect, test } from "@playwright/test";
import { become } from "../support/become";
import { newCustomer } from "../support/api";

const toPath = (location = ""): string => {
  const { pathname, search } = new URL(location, process.env.BASE_URL);
  return pathname + search;
};

for (const page of ["profile", "account", "cart", "checkout", "orders"])
  test(`/bn/dashboard/${page} leads a visitor to the sign-in in Bangla, and from there back`, async ({
    request,
  }) => {
    const address = `/bn/dashboard/${page}`;
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(toPath(answer.headers().location)).toBe(`/bn/login?from=${encodeURIComponent(address)}`);
  });

test("a visitor and a customer at the desk in Bangla are led home in Bangla", async ({
  request,
  playwright,
}) => {
  const customer = await newCustomer(playwright);
  for (const path of ["/bn/dashboard/cash", "/bn/dashboard/toCall"])
    for (const caller of [request, customer.context]) {
      const answer = await caller.get(path, { maxRedirects: 0 });
      expect([path, answer.status(), toPath(answer.headers().location)]).toEqual([path, 307, "/bn"]);
    }
});

test("a customer who is signed in goes from /bn/login to where they came from, and else to /bn", async ({
  playwright,
  page,
}) => {
  await become(page, await newCustomer(playwright));
  await page.goto("/bn/login");
  await expect(page).toHaveURL("/bn");
  await page.goto("/bn/login?from=%2Fbn%2Fcaps");
  await expect(page).toHaveURL("/bn/caps");
  await page.goto("/bn/dashboard");
  await expect(page).toHaveURL("/bn/dashboard/profile");
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
});
