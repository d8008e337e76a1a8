import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { VersionList } from "@/components/settings-desk/version-list";
import { PageLink } from "@/components/ui/page-link";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { listVersions } from "@/lib/messages/settings/list-versions";
import { getSettings } from "@/lib/messages/settings/queries";
import { findGroup } from "@/lib/messages/settings/rules";
import { settingsPath } from "@/lib/desk-paths";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { listSettingFields } from "@/lib/settings/fields/setting-fields";

type Props = PageProps<"/dashboard/settings/[group]/versions">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const group = findGroup((await params).group);
  return group ? { title: `${group.page.title}: earlier versions` } : {};
}

export default async function SettingVersionsPage({ params }: Props) {
  await requireAdmin();
  const group = findGroup((await params).group);
  if (!group) notFound();
  const { settings, versions } = await withPageDeadline(async () => {
    const now = await getSettings();
    const fields = listSettingFields(group.schema);
    return { settings: now, versions: await listVersions(fields, now[group.name]) };
  });
  return (
    <>
      <p>
        <PageLink href={settingsPath(group.name)} className="tap-link">
          {group.page.title}
        </PageLink>
      </p>
      <h1 className="text-3xl">Earlier versions</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        What was set here before each of the last 20 changes. One that you bring back is in force at once, and
        what it replaces becomes an earlier version too.
      </p>
      <VersionList key={settings.version} group={group.name} initial={settings} versions={versions} />
    </>
  );
}
