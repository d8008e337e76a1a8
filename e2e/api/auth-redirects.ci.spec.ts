import { expect, test } from "@playwright/test";
import { newShopper, logOut, openForm } from "../support/account";
import { continueWithGoogle, newSocialAccount } from "../support/openid";
import { logIn, register, newPerson } from "../support/people";
import { acceptMessage } from "../support/pop-ups";

// Anybody who can send somebody a link can write these. None of them may lead to another site or run a script.
const EVIL = [
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "javascript:alert(document.domain)",
  "/%09/evil.example",
  "\t//evil.example",
  "/bn//evil.example/",
  "/bn/\\evil.example",
];

const isForeign = (url: string): boolean =>
  url.includes("evil.example") && !url.startsWith("http://localhost");

for (const evil of EVIL) {
  test(`a sign-in never leads to ${JSON.stringify(evil)}`, async ({ page, baseURL, playwright, context }) => {
    const person = await newShopper(playwright);
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (isForeign(request.url())) foreign.push(request.url());
    });
    page.on("dialog", (dialog) => foreign.push(dialog.message()));
    const path = `/login?from=${encodeURIComponent(evil)}&callbackUrl=${encodeURIComponent(evil)}`;
    await context.addCookies([{ name: "return-to", value: encodeURIComponent(evil), url: baseURL ?? "" }]);
    await openForm(page, path);
    await logIn(page, person);
    expect(new URL(page.url()).origin).toBe(baseURL);
    expect(foreign).toEqual([]);
  });
}

test("neither registration nor a social sign-in carries such a wish on", async ({ page, baseURL }) => {
  const evil = encodeURIComponent("//evil.example/");
  await openForm(page, `/register?from=${evil}`);
  await expect(page.getByRole("main").getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login");
  await register(page, newPerson());
  await expect(page).toHaveURL("/login");
  await openForm(page, `/login?from=${evil}&callbackUrl=${evil}`);
  await continueWithGoogle(page, newSocialAccount());
  await acceptMessage(page, "Login Successful");
  await expect(page).toHaveURL(`${baseURL}/`);
});

test("a return-to cookie that is no text does not stop a sign-in", async ({
  page,
  context,
  baseURL,
  playwright,
}) => {
  const person = await newShopper(playwright);
  await context.addCookies([{ name: "return-to", value: "%E0%A4%A", url: baseURL ?? "" }]);
  await openForm(page, "/login");
  await logIn(page, person);
  await expect(page).toHaveURL("/");
});

test("an admin page is remembered for one sign-in, and for nobody after them", async ({
  page,
  playwright,
}) => {
  const [customer, next] = [await newShopper(playwright), await newShopper(playwright)];
  await page.goto("/dashboard/allOrders");
  await expect(page).toHaveURL("/");
  await openForm(page, "/login");
  await logIn(page, customer);
  // This user is no admin, so the requested page leads home.
  await expect(page).toHaveURL("/");
  await page.goto("/dashboard/profile");
  await logOut(page);
  await expect(page).toHaveURL("/");
  await openForm(page, "/login");
  await logIn(page, next);
  await expect(page).toHaveURL("/");
});
