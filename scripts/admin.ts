import { COMMAND_LINE, auditAction } from "@/lib/accounts/audit-log/audit-action";
import type { AuditVerb } from "@/lib/accounts/audit-log/constants";
import type { Role } from "@/lib/accounts/users/constants";
import { getUserByEmail, isEmailVerified, listAdmins, listDesk } from "@/lib/accounts/users/queries";
import { emailSchema } from "@/lib/accounts/users/schema";
import { setRoleByEmail } from "@/lib/accounts/users/set-role";
import { printDeleted, restore } from "@/scripts/admin/restore";
import { readSnapshot } from "@/lib/rest/audit-snapshots";
import { Refusal, runWithDb } from "@/scripts/run-with-db";

const USAGE = [
  "Usage: npm run admin -- list",
  "       npm run admin -- promote EMAIL | staff EMAIL | demote EMAIL",
  "       npm run admin -- deleted",
  "       npm run admin -- restore order|product|user ID",
].join("\n");

const UNPROVED = (email: string) =>
  [
    `Nobody has proved yet that ${email} is theirs: a stranger may have registered it.`,
    `Its owner logs in, opens the profile, presses "Send me a link" and opens the link from the mail, or sets a new password by mail.`,
    "Then run this again.",
  ].join("\n");

/** The role that each verb gives a person, and the words that report it. */
const ROLE_OF = {
  promote: { role: "admin", told: "now an admin" },
  staff: { role: "staff", told: "now staff of the desk" },
  demote: { role: "customer", told: "a customer now, without further rights" },
} as const;

async function setRole(verb: keyof typeof ROLE_OF, address: string): Promise<void> {
  const email = emailSchema.safeParse(address);
  if (!email.success) throw new Refusal(USAGE);
  const user = await getUserByEmail(email.data);
  if (!user) throw new Refusal(`Nobody is registered with ${email.data}.`);
  const { role, told } = ROLE_OF[verb];
  if (role !== "admin" && (await isOnlyAdmin(email.data)))
    throw new Refusal("The shop needs at least one admin.");
  if (role !== "customer" && !(await isEmailVerified(user._id))) throw new Refusal(UNPROVED(email.data));
  await auditAction(
    {
      actor: COMMAND_LINE,
      action: { verb: auditVerb(user.role, role), kind: "user", id: user._id, after: { role } },
      readSnapshot,
    },
    async () => ({ outcome: await setRoleByEmail(email.data, role) }),
  );
  console.log(`${email.data} is ${told}.`);
}

/** The audit log has verbs of its own for giving and taking an admin's rights. */
function auditVerb(from: Role, to: Role): AuditVerb {
  if (to === "admin") return "promote";
  return from === "admin" ? "demote" : "update";
}

async function printRestored(kind: string, id: string): Promise<void> {
  const message = await restore(kind, id);
  if (message === null) throw new Refusal(USAGE);
  console.log(message);
}

async function isOnlyAdmin(email: string): Promise<boolean> {
  const admins = await listAdmins();
  return admins.length === 1 && admins[0]?.email === email;
}

async function printDesk(): Promise<void> {
  for (const { email, name, role } of await listDesk()) console.log(`${role.padEnd(5)}  ${email}  ${name}`);
}

await runWithDb(async () => {
  const [verb, subject = "", id = ""] = process.argv.slice(2);
  if (verb === "list") await printDesk();
  else if (verb === "deleted") await printDeleted();
  else if (verb === "restore") await printRestored(subject, id);
  else if (verb === "promote" || verb === "staff" || verb === "demote") await setRole(verb, subject);
  else throw new Refusal(USAGE);
});
