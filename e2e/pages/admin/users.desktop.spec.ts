import { expect, type Page, test } from "@playwright/test";
import { newVisitor } from "../../support/api";
import { newShopper } from "../../support/account";
import { becomeAdmin } from "../../support/admin";
import { demoAdmin } from "../../support/people";
import { acceptMessage, answerQuestion } from "../../support/pop-ups";
import { waitOutPatience } from "../../support/patience";
import { expectNoOverflow } from "../../support/storefront";

// A browser complains of every 404 in its console, so these tests do without its watch.

async function find(page: Page, text: string) {
  await page.getByRole("searchbox", { name: "Find by name or email" }).fill(text);
  return page.getByRole("article").filter({ hasText: text });
}

test("the users are counted and listed, the newest first, with name and e-mail @ci", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const older = await newShopper(playwright, "Older");
  const newer = await newShopper(playwright, "রহিম উদ্দিন");
  await page.goto("/dashboard/users");
  const emails = page.getByRole("article").getByRole("paragraph");
  await expect(page.getByRole("article").first()).toBeVisible();
  const texts = await emails.allTextContents();
  expect(texts.indexOf(newer.email)).toBeGreaterThanOrEqual(0);
  expect(texts.indexOf(newer.email)).toBeLessThan(texts.indexOf(older.email));
  await expect(page.getByRole("article", { name: "রহিম উদ্দিন" }).first()).toBeVisible();
  await expect(page.getByText(/^Total [\d,]+$/)).toBeVisible();
  const total = Number((await page.getByText(/^Total/).innerText()).replaceAll(/\D/g, ""));
  const { all } = (await admin.call("GET", "/users/counts")).body as { all: number };
  // Other tests register people meanwhile.
  expect(total).toBeGreaterThan(2);
  expect(total).toBeLessThanOrEqual(all);
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
});

test("somebody becomes an admin after a question, is told by name, and is labelled Admin", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const person = await newShopper(playwright, "<img src=x onerror=alert(1)>Karim");
  await page.goto("/dashboard/users");
  const row = await find(page, person.email);
  const promote = row.getByRole("button", { name: "Make Admin" });
  await promote.click();
  await answerQuestion(page, "Are you sure?", "Cancel");
  expect((await admin.call("GET", `/users/admin/${person.email}`)).body).toEqual({ admin: false });
  await promote.click();
  await answerQuestion(page, "Are you sure?", "Okay");
  await acceptMessage(page, `${person.name} is now the admin of the website`);
  await expect(row.getByText("Admin", { exact: true })).toBeVisible();
  await expect(promote).toHaveCount(0);
  expect((await admin.call("GET", `/users/admin/${person.email}`)).body).toEqual({ admin: true });
  // So that other tests meet the admins that they expect.
  await row.getByRole("button", { name: "Delete" }).click();
  await answerQuestion(page, "Are you sure?", "Okay");
  await acceptMessage(page, "User has been deleted.");
});

test("a user is deleted after a question @ci", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  const person = await newShopper(playwright);
  await page.goto("/dashboard/users");
  const row = await find(page, person.email);
  const remove = row.getByRole("button", { name: "Delete" });
  await remove.click();
  await answerQuestion(page, "Are you sure?", "Cancel");
  await expect(row).toBeVisible();
  await remove.click();
  await answerQuestion(page, "Are you sure?", "Okay");
  await acceptMessage(page, "User has been deleted.");
  await expect(row).toHaveCount(0);
  await expect(page.getByText("No user matches this name or email.")).toBeVisible();
  const { body } = await admin.call("GET", `/users?q=${person.email}`);
  expect(body).toEqual([]);
});

test("nobody can delete themselves, and the screen says why @ci", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await page.route("**/api/users/counts", (route) => route.fulfill({ json: { all: 9, admins: 2 } }));
  await page.goto("/dashboard/users");
  const row = await find(page, demoAdmin().email);
  const remove = row.getByRole("button", { name: "Delete" });
  await expect(remove).toBeDisabled();
  await expect(remove).toHaveAccessibleDescription("This is you. Another admin can delete your account.");
  await expect(row.getByText("This is you.")).toBeVisible();
  await expect(row.getByText("Admin", { exact: true })).toBeVisible();
});

test("the last admin cannot be deleted, and the screen says why @ci", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await page.route("**/api/users/counts", (route) => route.fulfill({ json: { all: 9, admins: 1 } }));
  await page.goto("/dashboard/users");
  const row = await find(page, demoAdmin().email);
  const remove = row.getByRole("button", { name: "Delete" });
  await expect(remove).toBeDisabled();
  await expect(remove).toHaveAccessibleDescription("This is the only admin; the shop needs one.");
});

test("what the shop refuses is told in the row @ci", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  const person = await newShopper(playwright);
  await page.clock.install();
  await page.goto("/dashboard/users");
  const row = await find(page, person.email);
  await expect(row).toBeVisible();
  await page.route("**/api/users/admin/*", (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: "UNAVAILABLE", message: "The shop is briefly unavailable." } },
    }),
  );
  await row.getByRole("button", { name: "Make Admin" }).click();
  await answerQuestion(page, "Are you sure?", "Okay");
  await waitOutPatience(page);
  await expect(row.getByRole("alert")).toHaveText("The shop is briefly unavailable.");
  const users = (await admin.call("GET", `/users?q=${person.email}`)).body as { _id: string }[];
  expect((await admin.call("DELETE", `/users/${users[0]?._id}`)).status).toBe(200);
});

test("many users come a page at a time, and a part of a name finds one @ci", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  const visitor = await newVisitor(playwright);
  const mark = `crowd${Date.now()}${test.info().project.name}`;
  for (let index = 0; index < 27; index += 1) {
    const person = {
      name: `${mark} ${index}`,
      email: `${mark}-${index}@customers.example`,
      password: "Dorji2026x",
    };
    expect((await visitor.call("POST", "/users", person)).status).toBe(200);
  }
  await page.goto("/dashboard/users");
  // The newest 25 are the same, searched for or not.
  const found = page.waitForResponse(`**/api/users?*q=${mark}*`);
  await page.getByRole("searchbox", { name: "Find by name or email" }).fill(mark);
  await found;
  const names = page.getByRole("article").getByRole("heading");
  await expect(names).toHaveText(Array.from({ length: 25 }, (_, index) => `${mark} ${26 - index}`));
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(names).toHaveText(Array.from({ length: 27 }, (_, index) => `${mark} ${26 - index}`));
  await page.getByRole("searchbox", { name: "Find by name or email" }).fill(`${mark} 13`);
  await expect(names).toHaveText([`${mark} 13`]);
});

test("the users are searched once for what is typed, and the search stays in the address @ci", async ({
  page,
  playwright,
}) => {
  await becomeAdmin(page, playwright);
  const person = await newShopper(playwright);
  await page.goto("/dashboard/users");
  await expect(page.getByRole("article").first()).toBeVisible();
  const asked: (string | null)[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/api/users") asked.push(url.searchParams.get("q"));
  });
  const box = page.getByRole("searchbox", { name: "Find by name or email" });
  await box.pressSequentially(person.email);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === person.email);
  expect(asked).toEqual([person.email]);
  await page.reload();
  await expect(box).toHaveValue(person.email);
  await expect(page.getByRole("article")).toHaveCount(1);
  await box.fill("");
  await expect(page).toHaveURL("/dashboard/users");
});
