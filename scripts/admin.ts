import { AppError } from "@/lib/http/errors";
import { COMMAND_LINE, auditAction } from "@/lib/audit-log/audit-action";
import { getUserByEmail, isEmailVerified, listAdmins } from "@/lib/users/queries";
import { emailSchema } from "@/lib/users/schema";
import { setRoleByEmail } from "@/lib/users/set-role";
import { printDeleted, restore } from "@/scripts/admin/restore";
import { runWithDb } from "@/scripts/run-with-db";

const USAGE = [
  "Usage: npm run admin -- list",
  "       npm run admin -- promote EMAIL | demote EMAIL",
  "       npm run admin -- deleted",
  "       npm run admin -- restore order|product|user ID",
].join("\n");

const UNPROVED = (email: string) =>
  [
    `Nobody has proved yet that ${email} is his: whoever registered it may be a stranger.`,
    `Log in with it, open the profile, press "Send me a link" and open the link from the mail. Or set a new password by mail.`,
    "Then run this again.",
  ].join("\n");

await runWithDb(async () => {
  const [verb, subject = "", id = ""] = process.argv.slice(2);
  try {
    if (verb === "list") await printAdmins();
    else if (verb === "deleted") await printDeleted();
    else if (verb === "restore") await printRestored(subject, id);
    else if (verb === "promote" || verb === "demote") await setRole(verb, subject);
    else fail(USAGE);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    fail(error.message);
  }
});

async function setRole(verb: "promote" | "demote", address: string): Promise<void> {
  const email = emailSchema.safeParse(address);
  if (!email.success) return fail(USAGE);
  const user = await getUserByEmail(email.data);
  if (!user) return fail(`Nobody is registered with ${email.data}.`);
  if (verb === "demote" && (await isOnlyAdmin(email.data))) return fail("The shop needs at least one admin.");
  const role = verb === "promote" ? "admin" : "customer";
  if (role === "admin" && !(await isEmailVerified(user._id))) return fail(UNPROVED(email.data));
  await auditAction(
    { actor: COMMAND_LINE, action: { verb, kind: "user", id: user._id, after: { role } } },
    async () => ({ outcome: await setRoleByEmail(email.data, role) }),
  );
  console.log(`${email.data} is ${verb === "promote" ? "now an admin" : "no longer an admin"}.`);
}

async function printRestored(kind: string, id: string): Promise<void> {
  const message = await restore(kind, id);
  if (message === null) fail(USAGE);
  else console.log(message);
}

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
