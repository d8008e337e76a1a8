import { expect } from "vitest";
import type { Role } from "@/lib/accounts/users/constants";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { deleteUser } from "@/lib/accounts/users/delete-user";
import { AuditEntry } from "@/models/audit-entry";
import { Product } from "@/models/product";
import { User } from "@/models/user";
import { commandsIn } from "@/testing/commands/command-tests";
import { SCRIPTS, useProject } from "@/testing/commands/project";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { makeAdmin, makeProvedUser, makeStaff, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

useDatabase();
const itRuns = commandsIn(useProject(SCRIPTS));

const said = (stdout: string) => ({ code: 0, stdout: `${stdout}\n`, stderr: "" });
const refused = (stderr: string) => ({ code: 1, stdout: "", stderr: expect.stringContaining(stderr) });

async function roleOf(email: string): Promise<Role | undefined> {
  return (await User.findOne({ email }).lean())?.role;
}

itRuns("npm run admin -- promote EMAIL", async ({ run }) => {
  const { _id, email } = await makeProvedUser();
  expect(await run({ words: { EMAIL: email } })).toEqual(said(`${email} is now an admin.`));
  expect(await roleOf(email)).toBe("admin");
  expect(await AuditEntry.findOne({ objectId: _id }).lean()).toMatchObject({
    actorEmail: "command line",
    verb: "promote",
    isDone: true,
  });

  const unproved = await makeUser();
  expect(await run({ words: { EMAIL: unproved.email } })).toEqual(
    refused(`Nobody has proved yet that ${unproved.email} is theirs: a stranger may have registered it.\n`),
  );
  expect(await roleOf(unproved.email)).toBe("customer");

  expect(await run({ words: { EMAIL: "nobody@example.com" } })).toEqual(
    refused("Nobody is registered with nobody@example.com.\n"),
  );
  expect(await run({ words: { EMAIL: "nobody" } })).toEqual(refused("Usage: npm run admin -- list\n"));
});

itRuns("npm run admin -- staff EMAIL", async ({ run }) => {
  const { email } = await makeProvedUser();
  expect(await run({ words: { EMAIL: email } })).toEqual(said(`${email} is now staff of the desk.`));
  expect(await roleOf(email)).toBe("staff");

  const unproved = await makeUser();
  expect(await run({ words: { EMAIL: unproved.email } })).toEqual(refused("Nobody has proved yet that"));
  expect(await roleOf(unproved.email)).toBe("customer");
});

itRuns("npm run admin -- demote EMAIL", async ({ run }) => {
  const admin = await makeAdmin();
  expect(await run({ words: { EMAIL: admin.email } })).toEqual(
    refused("The shop needs at least one admin.\n"),
  );
  expect(await roleOf(admin.email)).toBe("admin");

  await makeAdmin();
  expect(await run({ words: { EMAIL: admin.email } })).toEqual(
    said(`${admin.email} is a customer now, without further rights.`),
  );
  expect(await roleOf(admin.email)).toBe("customer");
});

itRuns("npm run admin -- list", async ({ run }) => {
  await makeUser();
  const staff = await makeStaff();
  const admin = await makeAdmin();
  expect(await run()).toEqual(said(`admin  ${admin.email}  Shop Admin\nstaff  ${staff.email}  Shop Staff`));
});

itRuns("npm run admin -- deleted", async ({ run }) => {
  expect(await run()).toEqual({ code: 0, stdout: "", stderr: "" });
  const { _id, name } = await makeProduct();
  await deleteProduct(_id);
  const { code, stdout, stderr } = await run();
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d  product  ${_id}  ${name}\\n$`));
});

itRuns("npm run admin -- restore order ID", async ({ run }) => {
  const user = await makeProvedUser();
  const orderId = await makeOrder(user, { product: await makeProduct() });
  await deleteOrder({ actor: await makeAdmin(), orderId });
  const { orderNumber } = await readOrder(orderId);
  expect(await run({ words: { ID: orderId } })).toEqual(said(`Order ${orderNumber} is back. It is pending.`));
  expect(await readOrder(orderId)).toMatchObject({ deletedAt: null, status: "pending" });

  expect(await run({ words: { ID: orderId.replace(/./g, "0") } })).toEqual(
    refused("No order with this id was deleted in the last 30 days.\n"),
  );
  expect(await run({ words: { ID: "17" } })).toEqual(refused("Usage: npm run admin -- list\n"));
});

itRuns("npm run admin -- restore product ID", async ({ run }) => {
  const { _id, name } = await makeProduct({ stock: "7" });
  await deleteProduct(_id);
  expect(await run({ words: { ID: _id } })).toEqual(
    said(`“${name}” is back. Stock: 7. The pages of the shop show it within five minutes.`),
  );
  expect(await Product.exists({ _id })).not.toBeNull();
});

itRuns("npm run admin -- restore user ID", async ({ run }) => {
  const { _id, email } = await makeProvedUser();
  await deleteUser({ actor: await makeAdmin(), userId: _id });
  expect(await run({ words: { ID: _id } })).toEqual(
    said(`${email} is back as customer, and has to log in again.`),
  );
  expect(await roleOf(email)).toBe("customer");
});
