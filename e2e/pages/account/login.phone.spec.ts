import { expect, test } from "@playwright/test";
import { fillLogin, newShopper, openForm, pressLogin, readToken } from "../../support/account";
import { linkOf, waitForMail } from "../../support/mail";
import { logIn, newPerson } from "../../support/people";
import { acceptMessage } from "../../support/pop-ups";

// A browser complains of every 401 in its console, so these tests do without its watch.

test(
  "a wrong password and an unknown e-mail are told in one pop-up, and the form keeps what was typed",
  { tag: ["@every-browser", "@whole-chromium"] },
  async ({ page, playwright }) => {
    const person = await newShopper(playwright);
    await openForm(page, "/login");
    for (const wrong of [{ ...person, password: "Wrong2026pass" }, newPerson()]) {
      await fillLogin(page, wrong);
      await pressLogin(page);
      await acceptMessage(page, "Wrong Email or Password!");
      await expect(page).toHaveURL("/login");
      await expect(page.getByLabel("Email")).toHaveValue(wrong.email);
      expect(await readToken(page)).toBeNull();
    }
    await logIn(page, person);
    await expect(page).toHaveURL("/");
  },
);

test("a sign-in that the line loses is told inline, and the next press takes what is typed", async ({
  page,
  playwright,
}) => {
  await openForm(page, "/login?from=/about");
  await fillLogin(page, await newShopper(playwright));
  // What leaves the page is let through: it must not be left.
  await page.route("**/api/auth/*", (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort("connectionreset"),
  );
  await pressLogin(page);
  await expect(page.getByText("There is no connection. Please check it and try again.")).toBeVisible();
  await page.unrouteAll();
  await pressLogin(page);
  await acceptMessage(page, "Login Successful");
  await expect(page).toHaveURL("/about");
});

test("empty fields are told inline, beside each @ci", async ({ page }) => {
  await openForm(page, "/login");
  await pressLogin(page);
  const [email, password] = [page.getByLabel("Email"), page.getByRole("textbox", { name: "Password" })];
  await expect(email).toHaveAccessibleDescription("Please enter your email address.");
  await expect(password).toHaveAccessibleDescription("Please enter your password.");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("dialog")).toBeHidden();
  await email.fill("somebody@customers.example");
  await pressLogin(page);
  await expect(email).toHaveAccessibleDescription("");
  await expect(password).toHaveAccessibleDescription("Please enter your password.");
});

test("password managers and phones know the fields, and may paste @ci", async ({ page }) => {
  await openForm(page, "/login");
  const email = page.getByLabel("Email");
  await expect(email).toHaveAttribute("type", "email");
  await expect(email).toHaveAttribute("autocomplete", /^(username|email)$/);
  const password = page.getByRole("textbox", { name: "Password" });
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  for (const field of [email, password]) {
    expect(await field.getAttribute("name")).toBeTruthy();
    const isLetThrough = await field.evaluate((element) =>
      element.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true })),
    );
    expect(isLetThrough).toBe(true);
  }
});

test("an e-mail is one account in whatever case and with blanks it is typed", async ({
  page,
  playwright,
}) => {
  const person = await newShopper(playwright);
  await openForm(page, "/login");
  await logIn(page, { ...person, email: `  ${person.email.toUpperCase()} ` });
  await expect(page).toHaveURL("/");
});

test("a page that has not come alive yet posts the form, so that no address holds the password", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const person = newPerson();
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  for (const path of ["/login", "/register", "/reset"]) {
    await page.goto(path);
    await page.getByRole("textbox", { name: "Password" }).fill(person.password);
    await page.getByRole("textbox", { name: "Password" }).press("Enter");
    await page.waitForLoadState();
    await page.goto(path);
    await page.getByRole("textbox", { name: "Password" }).fill(person.password);
    await page.getByRole("main").locator("button[type=submit]").click();
    await page.waitForLoadState();
  }
  expect(addresses.filter((address) => address.includes(person.password))).toEqual([]);
  await context.close();
});

test.describe("'Forget Password'", () => {
  test("asks for the e-mail, says that a mail is sent, and sends it", async ({ page, playwright }) => {
    const person = await newShopper(playwright);
    await openForm(page, "/login");
    await page.getByRole("button", { name: "Forget Password" }).click();
    const popUp = page.getByRole("dialog");
    const field = popUp.getByRole("textbox");
    await expect(field).toHaveAttribute("type", "email");
    await expect(field).toHaveAccessibleName("Email");
    await field.fill(person.email);
    await popUp.getByRole("button", { name: "Okay" }).click();
    await acceptMessage(page, "Email Sent", "Check your inbox (Spam folder also) for password reset link.");
    expect(linkOf(await waitForMail(person.email)).pathname).toBe("/reset");
  });

  test("starts from the e-mail that is typed on the form, and does not change it there @ci", async ({
    page,
  }) => {
    await openForm(page, "/login");
    await page.getByLabel("Email").fill("rahim@customers.example");
    await page.getByRole("button", { name: "Forget Password" }).click();
    const field = page.getByRole("dialog").getByRole("textbox");
    await expect(field).toHaveValue("rahim@customers.example");
    await expect(page.getByRole("dialog").getByRole("button")).toHaveText(["×", "Okay"]);
    // What is typed takes the place of what was known.
    await expect(field).toBeFocused();
    await page.keyboard.type("karim@customers.example");
    await expect(field).toHaveValue("karim@customers.example");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByLabel("Email")).toHaveValue("rahim@customers.example");
    await page.getByRole("button", { name: "Forget Password" }).click();
    await expect(field).toHaveValue("rahim@customers.example");
  });

  test("says the same of an e-mail that nobody has registered @ci", async ({ page }) => {
    await openForm(page, "/login");
    await page.getByRole("button", { name: "Forget Password" }).click();
    await page.getByRole("dialog").getByRole("textbox").fill(newPerson().email);
    await page.getByRole("dialog").getByRole("button", { name: "Okay" }).click();
    await acceptMessage(page, "Email Sent", "password reset link.");
  });

  test("tells what is no e-mail in the prompt, and what the shop refuses as 'Error' @ci", async ({
    page,
  }) => {
    await openForm(page, "/login");
    await page.getByRole("button", { name: "Forget Password" }).click();
    const popUp = page.getByRole("dialog");
    for (const text of ["", "rahim", "rahim@"]) {
      await popUp.getByRole("textbox").fill(text);
      await popUp.getByRole("button", { name: "Okay" }).click();
      await expect(popUp.getByText("Please enter a valid email address.")).toBeVisible();
    }
    // The prompt lets this through; the shop does not.
    await popUp.getByRole("textbox").fill("rahim@-.b");
    await popUp.getByRole("button", { name: "Okay" }).click();
    await acceptMessage(page, "Error", "Please enter a valid email address.");
  });

  test("can be declined with the cross and with Escape, and then asks nothing of the shop @ci", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/passwordResets")) asked.push(request.url());
    });
    await openForm(page, "/login");
    for (const decline of ["Cancel", "Escape"]) {
      await page.getByRole("button", { name: "Forget Password" }).click();
      const popUp = page.getByRole("dialog");
      await popUp.getByRole("textbox").fill("rahim@customers.example");
      if (decline === "Escape") await page.keyboard.press("Escape");
      else await popUp.getByRole("button", { name: decline }).click();
      await expect(popUp).toBeHidden();
    }
    expect(asked).toEqual([]);
  });
});

test("the password can be shown and hidden, and stays the one that a browser has kept @ci", async ({
  page,
}) => {
  await openForm(page, "/login");
  const password = page.getByRole("textbox", { name: "Password" });
  await password.fill("Dorji2026");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("Dorji2026");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await expect(password).toHaveAccessibleDescription("");
});
