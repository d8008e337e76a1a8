import type { Metadata } from "next";
import { ShopSettings } from "@/components/settings-desk/shop-settings";
import { PageLink } from "@/components/ui/page-link";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { sampleTexts } from "@/lib/messages/sample-texts";
import { getSettings } from "@/lib/messages/settings/queries";
import { settingsPath } from "@/lib/paths";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { GROUP_NAMES, GROUPS } from "@/lib/settings/groups/rules";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  await requireAdmin();
  const settings = await withPageDeadline(getSettings);
  return (
    <>
      <h1 className="text-3xl">Settings</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        How the shop works. A change counts at once, and Activity shows it with your name.
      </p>
      <nav aria-label="Settings" className="mb-8">
        <ul className="flex max-w-prose flex-wrap gap-x-6">
          {GROUP_NAMES.map((name) => (
            <li key={name}>
              <PageLink href={settingsPath(name)} className="tap-link">
                {GROUPS[name].page.title}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <ShopSettings initial={settings} samples={sampleTexts()} />
    </>
  );
}
