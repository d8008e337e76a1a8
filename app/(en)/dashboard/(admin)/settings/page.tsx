import type { Metadata } from "next";
import { PageLink } from "@/components/ui/page-link";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import { settingsPath } from "@/lib/desk-paths";
import { SETTING_GROUPS } from "@/lib/settings/constants";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  await requireAdmin();
  return (
    <>
      <h1 className="text-3xl">Settings</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        How the shop works. A change counts at once, and Activity shows it with your name.
      </p>
      <ul className="grid max-w-prose grid-cols-1">
        {SETTING_GROUPS.map((name) => {
          const { title, about } = ALL_GROUPS[name].page;
          return (
            <li key={name} className="stitch-b py-2">
              <PageLink href={settingsPath(name)} className="tap-link text-lg font-semibold">
                {title}
              </PageLink>
              <p className="text-sm text-muted">{about}</p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
