import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GroupForm } from "@/components/settings-desk/group-form";
import { CourierStates } from "@/components/settings-desk/courier-states";
import { MessageSettings } from "@/components/settings-desk/message-settings";
import { PageLink } from "@/components/ui/page-link";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { listCourierStates } from "@/lib/delivery/couriers/apis";
import { sampleTexts } from "@/lib/messages/sample-texts";
import { readLastChanges } from "@/lib/messages/settings/last-changes";
import { getSettings } from "@/lib/messages/settings/queries";
import { findGroup } from "@/lib/messages/settings/rules";
import { settingVersionsPath } from "@/lib/desk-paths";
import { PATHS } from "@/lib/paths";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { languageOfRequest, wordsOf } from "@/lib/words/of-request";

type Props = PageProps<"/dashboard/settings/[group]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const group = findGroup((await params).group);
  return group ? { title: wordsOf("deskSettings").groups[group.name].title } : {};
}

export default async function SettingGroupPage({ params }: Props) {
  await requireAdmin();
  const group = findGroup((await params).group);
  if (!group) notFound();
  const { groups, versions } = wordsOf("deskSettings");
  const words = groups[group.name];
  const [settings, lastChanges] = await withPageDeadline(() =>
    Promise.all([getSettings(), readLastChanges(group.name)]),
  );
  return (
    <>
      <p>
        <PageLink href={PATHS.settings} className="tap-link">
          {wordsOf("deskMenu").places.settings}
        </PageLink>
      </p>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">{words.about}</p>
      <p className="mb-4">
        <PageLink href={settingVersionsPath(group.name)} className="tap-link">
          {versions.title}
        </PageLink>
      </p>
      {group.name === "couriers" && <CourierStates states={listCourierStates()} />}
      {group.name === "messages" ? (
        <MessageSettings initial={settings} samples={sampleTexts(languageOfRequest())} />
      ) : (
        <GroupForm group={group.name} initial={settings} lastChanges={lastChanges} />
      )}
    </>
  );
}
