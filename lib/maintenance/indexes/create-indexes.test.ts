import { describe, expect, it } from "vitest";
import { createIndexes } from "@/lib/maintenance/indexes/create-indexes";
import { useDatabase } from "@/testing/database";
import { ALL_MODELS } from "@/models/all";
import { User } from "@/models/user";

useDatabase();

describe("createIndexes", () => {
  it("can be repeated, and leaves nothing to create", async () => {
    await createIndexes();
    for (const model of ALL_MODELS) {
      const { toCreate } = await model.diffIndexes({ indexOptionsToCreate: true });
      expect(toCreate).toEqual([]);
    }
  });

  it("creates an index that somebody dropped", async () => {
    await User.collection.dropIndex("email_1");
    await createIndexes();
    expect(await User.collection.indexes()).toContainEqual(
      expect.objectContaining({ key: { email: 1 }, unique: true }),
    );
  });

  it("fails where the data do not allow a unique index", async () => {
    await User.collection.dropIndex("email_1");
    const double = { name: "Rahim", email: "rahim@example.com" };
    await User.create([double, double]);
    await expect(createIndexes()).rejects.toThrow();
    await User.deleteMany();
    await createIndexes();
  });
});
