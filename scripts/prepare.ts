import { createIndexes } from "@/lib/maintenance/indexes/create-indexes";
import { getEnv } from "@/lib/env";
import { runMigrationsBeforeStart } from "@/lib/maintenance/migrations/run-migrations";
import { setRoleByEmail } from "@/lib/accounts/users/set-role";
import { seedDemoAccounts } from "@/demo/seed-accounts";
import { seedDemoCatalogueOnce } from "@/demo/seed-catalogue";
import { runWithDb } from "@/scripts/run-with-db";

/** Prepares the server's start: environment, indexes, migrations, the demo (where DEMO=1), and the first admins. */
await runWithDb(
  async () => {
    const { ADMIN_EMAILS } = getEnv();
    await createIndexes();
    await runMigrationsBeforeStart();
    if (process.env.DEMO === "1") {
      const added = await seedDemoCatalogueOnce();
      if (added > 0) console.log(`Demo catalogue: ${added} products added`);
      await seedDemoAccounts();
    }
    for (const email of ADMIN_EMAILS) {
      const outcome = await setRoleByEmail(email, "admin");
      if (outcome === "unknown") console.log(`ADMIN_EMAILS: ${email} is not registered yet`);
      if (outcome === "unverified")
        console.log(
          `ADMIN_EMAILS: ${email} becomes an admin when its owner has confirmed it: profile, "Send me a link"`,
        );
    }
  },
  { readUri: () => getEnv().MONGODB_URI, timeoutProfile: "operator" },
);
