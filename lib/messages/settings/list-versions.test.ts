import { expect, it } from "vitest";
import { auditAction, COMMAND_LINE } from "@/lib/accounts/audit-log/audit-action";
import { changeSettings } from "@/lib/messages/settings/change-settings";
import { listVersions } from "@/lib/messages/settings/list-versions";
import { getSettings } from "@/lib/messages/settings/queries";
import { changeSettingsSchema } from "@/lib/messages/settings/schema";
import { readSnapshot } from "@/lib/rest/audit-snapshots";
import { listSettingFields, nameOf } from "@/lib/settings/fields/setting-fields";
import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import type { SettingGroupName } from "@/lib/settings/constants";
import { readTexts } from "@/lib/settings/fields/rules";
import { useDatabase } from "@/testing/database";

useDatabase();

const fieldsOf = (group: SettingGroupName) => listSettingFields(ALL_GROUPS[group].schema);

async function change(groups: object): Promise<void> {
  const { version } = await getSettings();
  const action = { verb: "update", kind: "settings", id: "shop", isReadAfterwards: true } as const;
  await auditAction({ actor: COMMAND_LINE, action, readSnapshot }, () =>
    changeSettings(changeSettingsSchema.parse({ version, ...groups })),
  );
}

const versionsOf = async (group: SettingGroupName) => await listVersions(group, (await getSettings())[group]);

it("tells what a group was before each change of it, and nothing of other groups", async () => {
  await change({ brand: { name: "Joy", tagline: "One" } });
  await change({ orders: { returnDays: 7 } });
  await change({ brand: { tagline: "Two" } });
  await change({ brand: { name: "Joy Bangla" } });
  expect(await versionsOf("brand")).toMatchObject([
    { by: "command line", changed: ["name"], differs: { name: "Joy" } },
    { changed: ["tagline"], differs: { name: "Joy", tagline: "One" } },
    {
      changed: ["name", "tagline"],
      differs: { name: "Tejgaon", tagline: "Export-quality menswear from Dhaka" },
    },
  ]);
  expect(await versionsOf("pages")).toEqual([]);
});

it("brings a text of a page back as it was, which is a version again", async () => {
  const { pages } = await getSettings();
  await change({ pages: { about: [{ kind: "paragraph", text: "আমরা ঢাকার।" }] } });
  await change({
    pages: { about: [{ kind: "heading", text: "New" }], terms: [{ kind: "heading", text: "T" }] },
  });
  const [, oldest] = await versionsOf("pages");
  const { differs = {} } = oldest ?? {};
  const differing = fieldsOf("pages").filter((field) => nameOf(field) in differs);
  const { changes } = readTexts(differing, differs, ALL_GROUPS.pages.defaults);
  expect(changes).toEqual({ about: null, terms: null });
  await change({ pages: changes });
  expect((await getSettings()).pages).toEqual(pages);
  expect((await versionsOf("pages")).map(({ changed }) => changed)).toEqual([
    ["about", "terms"],
    ["about", "terms"],
    ["about"],
  ]);
});

it("keeps the last 20, whatever else was changed meanwhile", async () => {
  await change({ pages: { terms: [{ kind: "heading", text: "Long ago" }] } });
  for (let time = 1; time <= 21; time += 1) await change({ brand: { tagline: `Number ${time}` } });
  const versions = await versionsOf("brand");
  expect(versions.map(({ differs }) => differs.tagline)).toEqual(
    Array.from({ length: 20 }, (_, index) => `Number ${20 - index}`),
  );
  expect(await versionsOf("pages")).toMatchObject([{ changed: ["terms"] }]);
});

it.each([
  ["stock", { lowStock: 5 }, { lowStock: "" }],
  [
    "couriers",
    { pieceGrams: { caps: 90, belts: 300 }, default: "pathao" },
    { "pieceGrams.caps": "120", default: "Steadfast" },
  ],
  ["messages", { kinds: { telegram: [] } }, { "kinds.telegram": expect.stringContaining("\n") }],
  ["brand", { nameBn: "তেজগাঁও", outlet: { cityBn: "ঢাকা" } }, { nameBn: "", "outlet.cityBn": "" }],
] as const)("brings %s back as it was, each field by itself", async (group, changed, differs) => {
  const { [group]: before } = await getSettings();
  await change({ [group]: changed });
  const [version] = await versionsOf(group);
  expect(version?.differs).toMatchObject(differs);
  const differing = fieldsOf(group).filter((field) => nameOf(field) in (version?.differs ?? {}));
  const { changes, wrong } = readTexts(differing, version?.differs ?? {}, ALL_GROUPS[group].defaults);
  expect(wrong).toEqual({});
  await change({ [group]: changes });
  expect((await getSettings())[group]).toEqual(before);
});
