import { beforeEach, expect, it } from "vitest";
import { changeSettings } from "@/lib/messages/settings/change-settings";
import { getSettings } from "@/lib/messages/settings/queries";
import { changeSettingsSchema } from "@/lib/messages/settings/schema";
import { unknownKeys } from "@/lib/settings/fields/unknown-keys";
import { useDatabase } from "@/testing/database";
import { ShopSettings } from "@/models/shop-settings";

useDatabase();

const TEXTS = {
  brand: { nameBn: "তেজগাঁও", descriptionBn: "ঢাকার সেলাই", outlet: { streetBn: "১২ নং রাস্তা" } },
  home: {
    trustLineBn: "১২,০০০ পার্সেল",
    announcement: { textBn: "ঈদ মোবারক" },
    row: { headingBn: "ঈদের জন্য" },
  },
  pages: {
    termsBn: [{ kind: "paragraph" as const, text: "শর্ত" }],
    faqBn: [{ question: "কত দিন?", answer: "দুই দিন।" }],
  },
};

let version = 0;
beforeEach(() => (version = 0));

async function change(groups: object) {
  const settings = await changeSettings(changeSettingsSchema.parse({ version, ...groups }));
  version = settings.version;
  return settings;
}

it("is stored and answered beside the English text, and taken away with null", async () => {
  const before = await getSettings();
  expect(before.brand).not.toHaveProperty("nameBn");
  expect(await change(TEXTS)).toMatchObject(TEXTS);
  expect(await ShopSettings.findOne().lean()).toMatchObject(TEXTS);
  expect((await getSettings()).brand.name).toBe(before.brand.name);
  await change({ brand: { nameBn: null } });
  expect((await getSettings()).brand).not.toHaveProperty("nameBn");
  await change({ brand: null, home: null, pages: null });
  expect(await getSettings()).toEqual({ ...before, version });
});

it("is in the file of all settings, which another shop takes over", async () => {
  await change(TEXTS);
  const { version: _version, ...file } = await getSettings();
  await ShopSettings.deleteMany({});
  version = 0;
  const read = JSON.parse(JSON.stringify(file));
  expect(unknownKeys(read, changeSettingsSchema.parse({ version, ...read }))).toEqual([]);
  expect(await change(read)).toMatchObject(TEXTS);
});

it.each([
  [{ brand: { nameBn: "ক".repeat(31) } }, "brand.nameBn"],
  [{ brand: { taglineBn: 5 } }, "brand.taglineBn"],
  [{ home: { announcement: { textBn: "ক".repeat(81) } } }, "home.announcement.textBn"],
  [{ pages: { termsBn: [{ kind: "paragraph", text: " " }] } }, "pages.termsBn.0.text"],
])("is checked as the English text is: %j", (groups, place) => {
  const { error } = changeSettingsSchema.safeParse({ version: 0, ...groups });
  expect(error?.issues.map(({ path }) => path.join("."))).toContain(place);
});
