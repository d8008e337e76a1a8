import { describe, expect, it } from "vitest";
import { useDatabase } from "@/testing/database";
import { codeOf } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { promoteUser } from "@/lib/users/promote-user";
import { isAdminEmail } from "@/lib/users/queries";
import { User } from "@/models/user";

useDatabase();

describe("promoteUser", () => {
  it("makes one account an admin, and can be repeated", async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    await promoteUser(user._id);
    await promoteUser(user._id);
    expect(await isAdminEmail(user.email)).toBe(true);
    expect(await isAdminEmail(other.email)).toBe(false);
  });

  it("says so when there is nobody", async () => {
    await makeUser();
    expect(await codeOf(promoteUser("65f000000000000000000001"))).toBe("NOT_FOUND");
    expect(await User.countDocuments({ role: "admin" })).toBe(0);
  });
});
