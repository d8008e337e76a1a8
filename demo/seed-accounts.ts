import { createUser } from "@/lib/accounts/users/create-user";
import { createUserSchema } from "@/lib/accounts/users/schema";
import { User } from "@/models/user";

/** Adds the demo logins whose passwords the launcher made; an account that is there stays as it is. */
export async function seedDemoAccounts(): Promise<void> {
  const { DEMO_ADMIN_PASSWORD, DEMO_CUSTOMER_PASSWORD } = process.env;
  if (DEMO_CUSTOMER_PASSWORD) {
    await addAccount({
      name: "Rafiq Hasan",
      email: "customer@tejgaon.example",
      password: DEMO_CUSTOMER_PASSWORD,
    });
  }
  if (DEMO_ADMIN_PASSWORD) {
    const admin = { name: "Nusrat Jahan", email: "admin@tejgaon.example", password: DEMO_ADMIN_PASSWORD };
    if (await addAccount(admin))
      await User.updateOne({ email: admin.email }, { role: "admin", isEmailVerified: true });
  }
}

async function addAccount(account: { name: string; email: string; password: string }): Promise<boolean> {
  return (await createUser(createUserSchema.parse(account))) !== null;
}
