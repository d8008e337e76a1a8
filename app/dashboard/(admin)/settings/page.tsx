import type { Metadata } from "next";
import { ShopSettings } from "@/components/settings-desk/shop-settings";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { getSettings } from "@/lib/messages/settings/queries";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";

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
      <ShopSettings initial={settings} />
    </>
  );
}
