import { describe, expect, it } from "vitest";
import { useDatabase } from "@/lib/testing/database";
import { makeUser } from "@/lib/testing/people";
import { listUsers } from "@/lib/users/queries";
import { User } from "@/models/user";

useDatabase();

describe("listUsers", () => {
  it("lists newest first, and shows id, name, e-mail and role only", async () => {
    const older = await makeUser();
    await User.updateOne({ _id: older._id }, { passwordHash: "a hash" });
    const newer = await makeUser();
    expect(await listUsers()).toEqual([newer, older]);
  });
});
