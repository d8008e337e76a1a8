import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addressesOf, namesAddress } from "./addresses";
import { listChangedFiles } from "./changed-files";
import { pickChangedTests } from "./changed-tests";

describe("the tests of a change", () => {
  const imports: Record<string, string[]> = {
    "lib/cash/sum.ts": [],
    "lib/cash/sum.test.ts": ["lib/cash/sum.ts"],
    "lib/cash/read.ts": ["lib/cash/sum.ts"],
    "lib/cash/read.test.ts": ["lib/cash/read.ts"],
    "lib/cash/api.ts": [],
    "lib/text.ts": [],
    "lib/text.test.ts": ["lib/text.ts"],
    "lib/tax.ts": [],
    "lib/tax-races.ci.test.ts": ["lib/tax.ts"],
    "testing/commands/tax.ci.test.ts": ["lib/tax.ts"],
    "testing/fire/bad-tax.ci.test.ts": ["lib/tax.ts"],
    "components/cash/list.tsx": ["lib/cash/api.ts"],
    "app/api/payouts/[id]/route.ts": ["lib/cash/read.ts"],
    "app/(en)/dashboard/(admin)/cash/page.tsx": ["components/cash/list.tsx"],
    "app/(en)/dashboard/(admin)/users/page.tsx": [],
    "app/(en)/dashboard/(admin)/layout.tsx": ["lib/text.ts"],
    "testing/fire/next-route.ts": [],
    "testing/fire/access-matrix.test.ts": ["testing/fire/next-route.ts"],
    "testing/structure/docs.test.ts": [],
    "scripts/seed.ts": [],
    "testing/commands/seed.test.ts": [],
    "e2e/support/cash.ts": [],
    "e2e/pages/cash.spec.ts": ["e2e/support/cash.ts"],
    "e2e/pages/users.spec.ts": [],
    "e2e/api/payouts.spec.ts": [],
  };
  const texts: Record<string, string> = {
    "lib/cash/api.ts": "`/payouts/${id}`",
    "testing/commands/seed.test.ts": 'join(root, "scripts/seed.ts")',
    "e2e/support/cash.ts": 'page.goto("/dashboard/cash?day=1")',
    "e2e/pages/users.spec.ts": 'page.goto("/dashboard/users")',
    "e2e/api/payouts.spec.ts": 'admin.call("DELETE", `/payouts/${id}`)',
  };
  const house = {
    graph: new Map(Object.entries(imports).map(([file, targets]) => [file, new Set(targets)])),
    textOf: (file: string) => texts[file] ?? "",
  };
  const pick = (...changed: string[]) => pickChangedTests(house, changed);
  const all = {
    unit: Object.keys(imports).filter(
      (file) => file.includes(".test.") && !/^testing\/(?:commands|fire)\/.*\.ci\./.test(file),
    ),
    specs: 3,
  };

  it("are those that import it, over any number of files, and those that read every file", () => {
    expect(pick("lib/cash/sum.ts").unit).toEqual([
      "lib/cash/sum.test.ts",
      "lib/cash/read.test.ts",
      "testing/fire/access-matrix.test.ts",
      "testing/structure/docs.test.ts",
    ]);
  });

  it("are in the browser those that ask a call or a page, or a page that makes the call", () => {
    expect(pick("lib/cash/sum.ts").specs).toEqual(["e2e/pages/cash.spec.ts", "e2e/api/payouts.spec.ts"]);
    expect(pick("components/cash/list.tsx").specs).toEqual(["e2e/pages/cash.spec.ts"]);
  });

  it("are of a layout those of all pages in its folder", () => {
    expect(pick("lib/text.ts").specs).toEqual(["e2e/pages/cash.spec.ts", "e2e/pages/users.spec.ts"]);
  });

  it("are also long ones, but none that take minutes", () => {
    expect(pick("lib/tax.ts").unit).toEqual(["lib/tax-races.ci.test.ts", "testing/structure/docs.test.ts"]);
  });

  it("are those that name it by its path", () => {
    expect(pick("scripts/seed.ts").unit).toContain("testing/commands/seed.test.ts");
  });

  it("are of a test alone it itself, and of a document no browser test", () => {
    expect(pick("lib/text.test.ts")).toEqual({
      unit: ["lib/text.test.ts", "testing/structure/docs.test.ts"],
      specs: [],
    });
    expect(pick("README.md")).toEqual({ unit: ["testing/structure/docs.test.ts"], specs: [] });
  });

  it("are all of what stands under or around everything", () => {
    expect(pick("package-lock.json").unit).toEqual(all.unit);
    expect(pick("package-lock.json").specs).toHaveLength(all.specs);
    expect(pick("vitest.config.ts").unit).toEqual(all.unit);
    for (const file of [
      "server/edge/headers.mjs",
      "components/cash/list.css",
      "public/a.webp",
      "app/(en)/layout.tsx",
      "app/document.tsx",
    ])
      expect(pick(file).specs, file).toHaveLength(all.specs);
  });
});

describe("the address of a file", () => {
  it.each([
    ["app/api/orders/[id]/route.ts", ["/api/orders", "/orders"]],
    ["app/(en)/dashboard/(desk)/allOrders/[id]/change/page.tsx", ["/dashboard/allOrders"]],
    ["app/sitemap.xml/route.ts", ["/sitemap.xml"]],
    ["app/bn/(shop)/about/page.tsx", ["/bn/about"]],
  ])("%s begins with %j", (file, addresses) => {
    expect(addressesOf(file)).toEqual(addresses);
  });

  it.each(["app/(en)/(shop)/[category]/page.tsx", "app/(en)/(shop)/front/[page]/page.tsx"])(
    "%s is a shelf's",
    (file) => {
      expect(addressesOf(file)).toEqual(expect.arrayContaining(["/", "/denimpants"]));
    },
  );

  it.each([
    ['"/orders"', true],
    ["`${shop}/orders?q=1`", true],
    ['"GET /orders/{id}"', true],
    ['"/ordersOfAll"', false],
    ['"/dashboard/orders"', false],
  ])("is named by %s: %s", (text, isNamed) => {
    expect(namesAddress(text, "/orders")).toBe(isNamed);
  });

  it("is the home page's only as a whole", () => {
    expect(namesAddress('page.goto("/")', "/")).toBe(true);
    expect(namesAddress('page.goto("/about")', "/")).toBe(false);
  });
});

describe("what has changed", () => {
  let root: string;
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", ...args], { cwd: root });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "tejgaon-changed-"));
    git("init", "--quiet", "--initial-branch=main");
    mkdirSync(join(root, "lib"));
    for (const file of ["lib/a.ts", "lib/b.ts", "lib/c.ts"]) write(file, "1");
    git("add", "--all");
    git("commit", "--quiet", "--message=one");
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it("is on main what is not committed, and what is new", () => {
    write("lib/b.ts", "2");
    write("lib/new.ts", "1");
    expect(listChangedFiles(root)).toEqual(["lib/b.ts", "lib/new.ts"]);
  });

  it("is on a branch also what it has committed, and nothing that main did since", () => {
    git("switch", "--quiet", "--create=branch");
    git("mv", "lib/a.ts", "lib/moved.ts");
    git("commit", "--quiet", "--message=two");
    git("switch", "--quiet", "main");
    write("lib/c.ts", "2");
    git("commit", "--quiet", "--all", "--message=three");
    git("switch", "--quiet", "branch");
    write("lib/b.ts", "2");
    expect(listChangedFiles(root).toSorted()).toEqual(["lib/a.ts", "lib/b.ts", "lib/moved.ts"]);
  });
});
