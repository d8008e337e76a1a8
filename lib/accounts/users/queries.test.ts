import { describe, expect, it } from "vitest";
import { createUser } from "@/lib/accounts/users/create-user";
import { countUsers, findUsers, listUsers } from "@/lib/accounts/users/queries";
import { listUsersQuerySchema } from "@/lib/accounts/users/schema";
import { useDatabase } from "@/testing/database";
import { makeAdmin, makeUser, makeUsers } from "@/testing/people";
import { planOf } from "@/testing/plans";
import { User } from "@/models/user";

useDatabase();

const idsOf = (users: { _id: string }[]) => users.map(({ _id }) => _id);

describe("listUsers", () => {
  it("lists everybody, newest first, and nothing but what an admin may see", async () => {
    const [one, other] = [await makeUser(), await makeAdmin()];
    expect(await listUsers()).toEqual([other, one]);
  });

  it("goes on after the cursor without gap or double", async () => {
    await makeUsers(5);
    const all = idsOf(await listUsers());
    const first = idsOf(await listUsers({ limit: 2 }));
    const rest = idsOf(await listUsers({ cursor: first[1] }));
    expect([...first, ...rest]).toEqual(all);
  });

  it("finds by a part of the name or e-mail, taken literally", async () => {
    const rahim = await makeUser({ name: "রহিম Uddin" });
    const dots = await makeUser({ name: "A.B" });
    await makeUser({ name: "AxB" });
    expect(await listUsers({ q: "রহিম" })).toEqual([rahim]);
    expect(await listUsers({ q: "UDDIN" })).toEqual([rahim]);
    expect(await listUsers({ q: "a.b" })).toEqual([dots]);
    expect(await listUsers({ q: rahim.email.toUpperCase() })).toEqual([rahim]);
    expect(await listUsers({ q: ".*" })).toEqual([]);
  });

  it("walks an index, with 5,000 users", async () => {
    await User.insertMany(
      Array.from({ length: 5_000 }, (_, index) => ({
        name: `Person ${index}`,
        email: `p${index}@x.example`,
      })),
    );
    const plan = await planOf(findUsers(listUsersQuerySchema.parse({ limit: "25" })));
    expect(plan).toEqual({ stages: "LIMIT PROJECTION_SIMPLE FETCH IXSCAN(_id_)", keys: 25, documents: 25 });
    const search = await planOf(findUsers(listUsersQuerySchema.parse({ q: "person 77", limit: "25" })));
    expect(search).toMatchObject({ keys: 5_000, documents: 11 });
  });
});

describe("countUsers", () => {
  it("counts who can sign in, and the admins among them", async () => {
    await makeUsers(2);
    await makeAdmin();
    await createUser({ name: "Nobody yet", email: "nobody@example.com" });
    expect(await countUsers()).toEqual({ all: 3, admins: 1 });
  });
});
