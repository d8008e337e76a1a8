import type { Metadata } from "next";
import { PageLink } from "@/components/ui/page-link";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { settingsPath } from "@/lib/desk-paths";
import { SETTING_GROUPS } from "@/lib/settings/constants";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskMenu").places.settings });

export default async function SettingsPage() {
  await requireAdmin();
  const words = wordsOf("deskSettings");
  return (
    <>
      <h1 className="text-3xl">{wordsOf("deskMenu").places.settings}</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">{words.intro}</p>
      <ul className="grid max-w-prose grid-cols-1">
        {SETTING_GROUPS.map((name) => {
          const { title, about } = words.groups[name];
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
