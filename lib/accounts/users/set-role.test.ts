import { describe, expect, it } from "vitest";
import { useDatabase } from "@/testing/database";
import { codeOf } from "@/testing/outcomes";
import { makeAdmin, makeUser } from "@/testing/people";
import { isAdminEmail } from "@/lib/accounts/users/queries";
import { promoteUser, setRoleByEmail, setStaff } from "@/lib/accounts/users/set-role";
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

  it("makes nobody an admin who has not proved the e-mail: they may have registered the owner's", async () => {
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

describe("setStaff", () => {
  const roleOf = async (userId: string) => (await User.findById(userId).lean())?.role;

  it("takes one account into the staff, and out of it again, and can be repeated", async () => {
    const [user, other] = [await makeUser(), await makeUser()];
    await setStaff({ userId: user._id, isStaff: true });
    await setStaff({ userId: user._id, isStaff: true });
    expect(await roleOf(user._id)).toBe("staff");
    expect(await roleOf(other._id)).toBe("customer");
    await setStaff({ userId: user._id, isStaff: false });
    expect(await roleOf(user._id)).toBe("customer");
  });

  it("takes no rights from an admin, so that the shop cannot lose its last one here", async () => {
    const admin = await makeAdmin();
    expect(await codeOf(setStaff({ userId: admin._id, isStaff: true }))).toBe("IS_ADMIN");
    expect(await codeOf(setStaff({ userId: admin._id, isStaff: false }))).toBe("IS_ADMIN");
    expect(await roleOf(admin._id)).toBe("admin");
  });

  it("says so when there is nobody", async () => {
    expect(await codeOf(setStaff({ userId: "65f000000000000000000001", isStaff: true }))).toBe("NOT_FOUND");
  });

  it("makes nobody staff by an address alone", async () => {
    const { email } = await makeUser();
    expect(await setRoleByEmail(email, "staff")).toBe("unverified");
    const proved = await makeUser({ isEmailVerified: true });
    expect(await setRoleByEmail(proved.email, "staff")).toBe("set");
    expect(await roleOf(proved._id)).toBe("staff");
  });
});
