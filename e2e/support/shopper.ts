import {
  type Fixtures,
  type PlaywrightTestArgs,
  type PlaywrightWorkerArgs,
  test as base,
} from "@playwright/test";
import { type Caller, signInAs } from "./api";
import { demoAdmin } from "./people";
import { becomeCustomer } from "./storefront";
import { test as quietTest } from "./test";

interface Shopper {
  /** Whom the browser belongs to: new for each test, and signed in. */
  customer: Caller;
  /** The admin of the demo, over HTTP. */
  admin: Caller;
}

const shopper: Fixtures<Shopper, object, PlaywrightTestArgs, PlaywrightWorkerArgs> = {
  customer: [
    async ({ page, playwright }, use) => use(await becomeCustomer(page, playwright)),
    { auto: true },
  ],
  admin: async ({ playwright }, use) => use(await signInAs(playwright, demoAdmin())),
};

/** For a customer's own pages; fails with a console that is not quiet. */
export const test = quietTest.extend<Shopper>(shopper);

/** The same where the shop refuses something: a browser complains of that in its console, so nobody watches it. */
export const testOfRefusals = base.extend<Shopper>(shopper);

export { expect } from "@playwright/test";
