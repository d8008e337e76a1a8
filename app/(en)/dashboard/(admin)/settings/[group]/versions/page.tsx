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
import { wordsOf } from "@/lib/words/of-request";

type Props = PageProps<"/dashboard/settings/[group]/versions">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const group = findGroup((await params).group);
  const { groups, versions } = wordsOf("deskSettings");
  return group ? { title: versions.titleOf(groups[group.name].title) } : {};
}

export default async function SettingVersionsPage({ params }: Props) {
  await requireAdmin();
  const group = findGroup((await params).group);
  if (!group) notFound();
  const { groups, versions: words } = wordsOf("deskSettings");
  const { settings, versions } = await withPageDeadline(async () => {
    const now = await getSettings();
    return { settings: now, versions: await listVersions(group.name, now[group.name]) };
  });
  return (
    <>
      <p>
        <PageLink href={settingsPath(group.name)} className="tap-link">
          {groups[group.name].title}
        </PageLink>
      </p>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">{words.intro}</p>
      <VersionList key={settings.version} group={group.name} initial={settings} versions={versions} />
    </>
  );
}
