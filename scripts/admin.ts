import { setRoleByEmail } from "@/lib/users/set-role";
import { listAdmins } from "@/lib/users/queries";
import { emailSchema } from "@/lib/users/schema";
import { runWithDb } from "@/scripts/run-with-db";

const USAGE = "Usage: npm run admin -- list | promote EMAIL | demote EMAIL";

await runWithDb(async () => {
  const [verb, address] = process.argv.slice(2);
  if (verb === "list") return await printAdmins();
  const email = emailSchema.safeParse(address);
  if ((verb !== "promote" && verb !== "demote") || !email.success) return fail(USAGE);
  if (verb === "demote" && (await isOnlyAdmin(email.data))) return fail("The shop needs at least one admin.");
  const isKnown = await setRoleByEmail(email.data, verb === "promote" ? "admin" : "customer");
  if (!isKnown) return fail(`Nobody is registered with ${email.data}.`);
  console.log(`${email.data} is ${verb === "promote" ? "now an admin" : "no longer an admin"}.`);
});

async function isOnlyAdmin(email: string): Promise<boolean> {
  const admins = await listAdmins();
  return admins.length === 1 && admins[0]?.email === email;
}

async function printAdmins(): Promise<void> {
  for (const admin of await listAdmins()) console.log(`${admin.email}  ${admin.name}`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
