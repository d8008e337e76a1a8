import { describe, expect, it } from "vitest";
import { verifyPassword } from "@/lib/accounts/passwords/password";
import { useDatabase } from "@/testing/database";
import { times } from "@/testing/outcomes";
import { createUser } from "@/lib/accounts/users/create-user";
import { listUsers } from "@/lib/accounts/users/queries";
import { createUserSchema } from "@/lib/accounts/users/schema";
import { promoteUser } from "@/lib/accounts/users/set-role";
import { User } from "@/models/user";

useDatabase();

const register = (fields: Record<string, unknown> = {}) =>
  createUser(
    createUserSchema.parse({
      name: "Rahim Uddin",
      email: "rahim@example.com",
      password: "jeans4men",
      ...fields,
    }),
  );
const readUser = () => User.findOne({ email: "rahim@example.com" }).select("+passwordHash").lean();

describe("createUser", () => {
  it("registers a customer, and keeps the password only as a hash", async () => {
    const userId = await register({ email: " Rahim@Example.com " });
    const user = await readUser();
    expect(user).toMatchObject({ name: "Rahim Uddin", role: "customer", sessionVersion: 0 });
    expect(user?._id.toString()).toBe(userId);
    expect(user?.expiresAt).toBeUndefined();
    expect(JSON.stringify(user)).not.toContain("jeans4men");
    expect(await verifyPassword("jeans4men", user?.passwordHash)).toBe(true);
  });

  it("never lets anybody choose a role", async () => {
    await register({ role: "admin", roles: ["admin"], isAdmin: true });
    expect((await readUser())?.role).toBe("customer");
    // Nor past the schema.
    const input = { name: "Karim", email: "karim@example.com", role: "admin", sessionVersion: 9 };
    await createUser(input);
    expect(await User.findOne({ email: "karim@example.com" }).lean()).toMatchObject({
      role: "customer",
      sessionVersion: 0,
    });
  });

  it("changes nothing for an e-mail that is known, without regard to case", async () => {
    await register();
    const before = await readUser();
    const again = { name: "Mallory", email: "RAHIM@example.COM", password: "mallory123x" };
    expect(await register(again)).toBeNull();
    expect(await register({ ...again, password: undefined })).toBeNull();
    expect(await readUser()).toEqual(before);
    expect(await User.countDocuments()).toBe(1);
  });

  it("makes one account of twenty registrations at once", async () => {
    const { done } = await times(20, () => register({ password: undefined }));
    expect(done.filter((userId) => userId !== null)).toHaveLength(1);
    expect(await User.countDocuments()).toBe(1);
  });

  it("keeps a record without password for a day, out of sight and without power", async () => {
    const userId = await register({ password: undefined });
    if (userId === null) throw new Error("It was not created.");
    const user = await readUser();
    const hours = ((user?.expiresAt?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(user?.passwordHash).toBeUndefined();
    expect(await listUsers()).toEqual([]);
    await expect(promoteUser(userId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("lets a registration take over a record without password, so that nobody can block an e-mail", async () => {
    const recordId = await createUser({ name: "Blocker", email: "blocked@example.com" });
    const userId = await createUser({ name: "Owner", email: "blocked@example.com", password: "Dorji2026x" });
    expect(userId).toBe(recordId);
    const user = await User.findOne({ email: "blocked@example.com" }).select("+passwordHash").lean();
    expect(user).toMatchObject({ name: "Owner", passwordHash: expect.stringContaining("argon2id") });
    expect(user?.expiresAt).toBeUndefined();
  });

  it("replaces a record without password once its day is over", async () => {
    await register({ password: undefined });
    await User.updateOne({}, { expiresAt: new Date(Date.now() - 1) });
    expect(await register()).not.toBeNull();
    expect(await User.countDocuments()).toBe(1);
  });
});
