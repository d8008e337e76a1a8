import { expect, test } from "../../support/test";
import {
  becomeCustomer,
  DETAIL,
  isPhone,
  open,
  resolvePath,
  tabTo,
  waitUntilAlive,
} from "../../support/storefront";

const MENU = [
  ["Home", "/"],
  ["About & Contact", "/about"],
  ["Return & Exchange", "/return"],
] as const;

const AVATAR = "Your Cart and Other Info.";

test("the menu has Home, About & Contact, Return & Exchange, and marks the current one", async ({ page }) => {
  await open(page, "/wallets");
  const menu = page.getByRole("navigation", { name: "Main" });
  const links = menu.getByRole("link");
  await expect(links).toHaveText(MENU.map(([label]) => label));
  for (const [label, href] of MENU) {
    const link = menu.getByRole("link", { name: label, exact: true });
    await expect(link).toHaveAttribute("href", href);
    await expect(link).not.toHaveAttribute("aria-current");
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(link).toHaveAttribute("aria-current", "page");
  }
});

test("the logo links home @desktop @ci", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("banner").getByRole("link", { name: "Tejgaon home" }).click();
  await expect(page).toHaveURL("/");
});

test("a visitor finds Login, and no avatar @ci", async ({ page }) => {
  await open(page, "/return");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: AVATAR })).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Delivery and exchange" }).getByRole("listitem")).toHaveText([
    "Cash on delivery",
    "2 to 5 business days",
    "3 days to exchange",
  ]);
  await banner.getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL("/login");
});

test("who is signed in finds the avatar with its tooltip, and no Login", async ({ page, playwright }) => {
  await becomeCustomer(page, playwright);
  await open(page, "/return");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Login" })).toHaveCount(0);
  const avatar = banner.getByRole("link", { name: AVATAR });
  await expect(avatar).toHaveAttribute("title", AVATAR);
  await expect(banner.getByRole("link", { name: "Cart", exact: true })).toHaveAttribute(
    "href",
    "/dashboard/cart",
  );
  await avatar.click();
  await expect(page).toHaveURL("/dashboard/profile");
});

test("the footer has its links, socials, this year and the version", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-02-03T04:05:06Z"));
  await open(page, "/about");
  const footer = page.getByRole("contentinfo");
  const about = footer.getByRole("navigation", { name: "About the shop" });
  await expect(about.getByRole("link")).toHaveText([
    "About us",
    "Wishlist",
    "Return Policy",
    "Privacy",
    "Terms",
    "Outlet location",
  ]);
  await expect(about.getByRole("link", { name: "About us" })).toHaveAttribute("href", "/about");
  await expect(about.getByRole("link", { name: "Return Policy" })).toHaveAttribute("href", "/return");
  const outlet = about.getByRole("link", { name: "Outlet location" });
  await expect(outlet).toHaveAttribute("href", /^https:\/\/www\.openstreetmap\.org\/.*Tejgaon/);
  await expect(outlet).toHaveAttribute("target", "_blank");
  const social = footer.getByRole("navigation", { name: "Social media" });
  await expect(social.getByRole("link")).toHaveText(["Facebook", "YouTube", "Instagram"]);
  for (const name of ["Facebook", "YouTube", "Instagram"]) {
    const host = new RegExp(`^https://www\\.${name.toLowerCase()}\\.com/`);
    await expect(social.getByRole("link", { name })).toHaveAttribute("href", host);
  }
  await expect(footer.getByRole("link", { name: "01700-000000" })).toHaveAttribute("href", /^tel:\+880/);
  await expect(footer.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/880/,
  );
  await expect(footer.getByRole("list", { name: "The outlet" }).getByRole("listitem")).toHaveText([
    /Tejgaon Link Road, Dhaka/,
    "Open Saturday to Thursday 10 am – 9 pm, Friday 3 pm – 9 pm",
    "Pay at the outlet Cash, Bkash, Nagad, Rocket or card",
  ]);
  await expect(footer).toContainText(/© 2031/);
  await expect(footer.getByText("Version - 1.0", { exact: true })).toBeVisible();
});

test("the first stop of the keyboard skips to the page @desktop @ci", async ({ page }) => {
  await open(page, "/return");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("the keyboard alone leads from the front page into a product @desktop @ci", async ({ page }) => {
  await open(page, "/");
  await tabTo(page, "Wallets");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/wallets");
  await expect(page.getByRole("heading", { level: 1, name: "Wallets" })).toBeAttached();
  await tabTo(page, "See Details: Full-Grain Bifold", 60);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Full-Grain Bifold" })).toBeVisible();
  await tabTo(page, "Add to Cart(One size, Tan)", 60);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Please login first" })).toBeVisible();
});

test("the end of every kind of page is clear of the dock", async ({ page }) => {
  for (const path of ["/", "/wallets", DETAIL, "/about", "/return"]) {
    await open(page, await resolvePath(page, path));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = page.getByText("Version - 1.0", { exact: true });
    await expect(end).toBeInViewport();
    // What is at the middle of the last line must be the line itself.
    const covering = () =>
      end.evaluate((line) => {
        window.scrollTo(0, document.body.scrollHeight);
        const box = line.getBoundingClientRect();
        const y = box.bottom - 1;
        const top = document.elementFromPoint(box.left + box.width / 2, y);
        return line.contains(top) ? "nothing" : (top?.outerHTML.slice(0, 120) ?? "the edge");
      });
    await expect.poll(covering, { message: path }).toBe("nothing");
    if (isPhone(page) && path === DETAIL) {
      await expect(page.locator("[data-buy-bar]")).toBeVisible();
      expect(await covering(), `${path} with the buy bar`).toBe("nothing");
    }
  }
});

for (const font of ["the brand's letters", "the letters of a first visit over a slow line"]) {
  test(`the top bar has at most two rows on the smallest phones in ${font} @ci`, async ({ page }) => {
    // Never answered, as good as never there.
    if (!font.includes("brand")) await page.route("**/*.woff2", () => undefined);
    await page.goto("/about", { waitUntil: "commit" });
    await waitUntilAlive(page);
    for (const width of [320, 340, 360, 375]) {
      await page.setViewportSize({ width, height: 640 });
      const middles = await page
        .getByRole("banner")
        .getByRole("link")
        .evaluateAll((links) =>
          links.map((link) => {
            const { top, height } = link.getBoundingClientRect();
            return Math.round(top + height / 2);
          }),
        );
      expect(new Set(middles).size, `${width} px: ${middles.join(", ")}`).toBe(2);
    }
  });
}
