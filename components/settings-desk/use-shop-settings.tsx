import { useWords } from "#words";
import { type ReactNode, useState } from "react";
import { CallNotices } from "@/components/desk-kit/call-notices";
import { Notice } from "@/components/ui/notice";
import { type SettingsPlan, useChangeSettings } from "@/lib/messages/settings/api";
import type { SettingsDto } from "@/lib/messages/settings/schema";

/** The settings that a person sees, and how they change them; each change has a name, and its notices. */
export function useShopSettings<SettingName extends string>(initial: SettingsDto) {
  const change = useChangeSettings();
  const [seen, setSeen] = useState(initial);
  const [changed, setChanged] = useState<SettingName>();
  function saveAs(name: SettingName, plan: SettingsPlan, onSaved?: () => void): void {
    setChanged(name);
    change.mutate(
      { seen, plan },
      {
        onSuccess: ({ settings, isSaved }) => {
          setSeen(settings);
          if (isSaved) onSaved?.();
        },
      },
    );
  }
  const noticesOf = (name: SettingName): ReactNode => name === changed && <ChangeNotices change={change} />;
  /** What was saved last, unless something has become of it since. */
  const savedAs = change.data?.isSaved && !change.isPending ? changed : undefined;
  return { seen, saveAs, savedAs, noticesOf, isBusy: change.isPending };
}

function ChangeNotices({
  change: { data, isPending, error },
}: {
  change: ReturnType<typeof useChangeSettings>;
}) {
  const { form: words } = useWords("deskSettings");
  return (
    <>
      {data?.isOfOthersToo && (
        <Notice kind="warning" className="mt-2">
          {data.isSaved ? words.ofBoth : words.notSaved}
        </Notice>
      )}
      <CallNotices isPending={isPending} error={error} className="mt-2" />
    </>
  );
}
