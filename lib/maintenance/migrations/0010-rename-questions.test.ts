import { expect, it } from "vitest";
import { renameQuestions } from "@/lib/maintenance/migrations/0010-rename-questions";
import { changeSettings } from "@/lib/messages/settings/change-settings";
import { GROUPS } from "@/lib/settings/groups/rules";
import { readStoredSettings } from "@/lib/settings/stored-settings";
import { useDatabase } from "@/testing/database";
import { ShopSettings } from "@/models/shop-settings";

useDatabase();

const FAQ = [{ question: "How?", answer: "By courier." }];
const readFaq = async () => GROUPS.pages.read((await readStoredSettings()).groups.pages).faq;

it("keeps the questions that an owner has set, and those that were set under the new name", async () => {
  await changeSettings({ version: 0, pages: { faq: FAQ } });
  const rename = () =>
    ShopSettings.collection.updateMany({}, { $rename: { "pages.faq": "pages.questions" } });
  await rename();
  expect(await readFaq()).not.toEqual(FAQ);
  await renameQuestions.runPart(null);
  expect(await readFaq()).toEqual(FAQ);

  await rename();
  await changeSettings({ version: 1, pages: { faq: [{ question: "When?", answer: "Soon." }] } });
  await renameQuestions.runPart(null);
  expect(await readFaq()).toEqual([{ question: "When?", answer: "Soon." }]);
});
