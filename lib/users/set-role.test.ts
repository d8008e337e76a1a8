import { describe, expect, it } from "vitest";
import { useDatabase } from "@/testing/database";
import { makeUser } from "@/testing/people";
import { isAdminEmail } from "@/lib/users/queries";
import { setRoleByEmail } from "@/lib/users/set-role";

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
