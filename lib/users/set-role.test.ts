import { describe, expect, it } from "vitest";
import { useDatabase } from "@/lib/testing/database";
import { codeOf } from "@/lib/testing/outcomes";
import { makeUser } from "@/lib/testing/people";
import { isAdminEmail, listUsers } from "@/lib/users/queries";
import { promoteUser, setRoleByEmail } from "@/lib/users/set-role";
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

describe("setRoleByEmail", () => {
  it("promotes and demotes, and tells whether there is such an account", async () => {
    const { email } = await makeUser();
    expect(await setRoleByEmail(email, "admin")).toBe(true);
    expect(await isAdminEmail(email)).toBe(true);
    expect(await setRoleByEmail(email, "customer")).toBe(true);
    expect(await isAdminEmail(email)).toBe(false);
    expect(await setRoleByEmail("nobody@example.com", "admin")).toBe(false);
  });
});

describe("listUsers", () => {
  it("lists newest first, and shows id, name, e-mail and role only", async () => {
    const older = await makeUser();
    await User.updateOne({ _id: older._id }, { passwordHash: "a hash" });
    const newer = await makeUser();
    expect(await listUsers()).toEqual([newer, older]);
  });
});
