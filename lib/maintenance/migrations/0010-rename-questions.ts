import "server-only";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { ShopSettings } from "@/models/shop-settings";

/** The questions of the home page that an owner has set were kept under another name. */
export const renameQuestions: Migration = {
  number: 10,
  name: "rename-questions",
  async runPart() {
    // The driver's own call: the model does not know the old name.
    await ShopSettings.collection.updateMany(
      { "pages.questions": { $exists: true }, "pages.faq": { $exists: false } },
      { $rename: { "pages.questions": "pages.faq" } },
    );
    return null;
  },
};
