import { setRoleByEmail } from "@/lib/users/set-role";
import { emailSchema } from "@/lib/users/schema";
import { User } from "@/models/user";
import { runWithDb } from "@/scripts/run-with-db";

const USAGE = "Usage: npm run admin -- list | promote EMAIL | demote EMAIL";

await runWithDb(async () => {
  const [verb, address] = process.argv.slice(2);
  if (verb === "list") return await listAdmins();
  const email = emailSchema.safeParse(address);
  if ((verb !== "promote" && verb !== "demote") || !email.success) return fail(USAGE);
  const isKnown = await setRoleByEmail(email.data, verb === "promote" ? "admin" : "customer");
  if (!isKnown) return fail(`Nobody is registered with ${email.data}.`);
  console.log(`${email.data} is ${verb === "promote" ? "now an admin" : "no longer an admin"}.`);
});

async function listAdmins(): Promise<void> {
  for (const admin of await User.find({ role: "admin" }).sort({ email: 1 }).lean()) {
    console.log(`${admin.email}  ${admin.name}`);
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
