import { describe, expect, it } from "vitest";
import { useDatabase } from "@/testing/database";
import { codeOf } from "@/testing/outcomes";
import { makeUser } from "@/testing/people";
import { isAdminEmail } from "@/lib/users/queries";
import { promoteUser, setRoleByEmail } from "@/lib/users/set-role";
import { User } from "@/models/user";

useDatabase();

describe("setRoleByEmail", () => {
  it("promotes and demotes, and tells whether there is such an account", async () => {
    const { email } = await makeUser({ isEmailVerified: true });
    expect(await setRoleByEmail(email, "admin")).toBe("set");
    expect(await isAdminEmail(email)).toBe(true);
    expect(await setRoleByEmail(email, "customer")).toBe("set");
    expect(await isAdminEmail(email)).toBe(false);
    expect(await setRoleByEmail("nobody@example.com", "admin")).toBe("unknown");
  });

  it("makes nobody an admin who has not proved the e-mail: he may have registered the owner's", async () => {
    const { email } = await makeUser();
    expect(await setRoleByEmail(email, "admin")).toBe("unverified");
    expect(await isAdminEmail(email)).toBe(false);
  });
});

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
