"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { FieldDifference } from "@/components/settings-desk/field-difference";
import { useShopSettings } from "@/components/settings-desk/use-shop-settings";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { SettingVersionDto } from "@/lib/messages/settings/dto";
import type { SettingsDto } from "@/lib/messages/settings/schema";
import { formatDayAndClock } from "@/lib/platform/time/format-day";
import { readTexts } from "@/lib/settings/fields/rules";
import { listSettingFields, nameOf, type SettingField, typedAt } from "@/lib/settings/fields/setting-fields";
import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import type { SettingGroupName } from "@/lib/settings/constants";

interface VersionListProps {
  group: SettingGroupName;
  initial: SettingsDto;
  versions: readonly SettingVersionDto[];
}

/** What a group was before its last changes: each can be compared with what is set now, and brought back. */
export function VersionList({ group, initial, versions }: VersionListProps) {
  const router = useRouter();
  const { seen, saveAs, noticesOf, isBusy } = useShopSettings<string>(initial);
  const [refused, setRefused] = useState<{ _id: string; why: string[] }>();
  const { schema, defaults } = ALL_GROUPS[group];
  const fields = listSettingFields(schema);

  function bringBack({ _id, differs }: SettingVersionDto): void {
    const changed = fields.filter((field) => nameOf(field) in differs);
    const { changes, wrong } = readTexts(changed, differs, defaults);
    const why = changed.flatMap((field) => {
      const message = wrong[nameOf(field)];
      return message === undefined ? [] : [`${field.label}: ${message}`];
    });
    setRefused({ _id, why });
    if (why.length > 0) return;
    saveAs(
      _id,
      (now) =>
        changed.every((field) => typedAt(now[group], field) === typedAt(seen[group], field))
          ? { [group]: changes }
          : null,
      () => router.refresh(),
    );
  }

  if (versions.length === 0) return <p>Nothing has been changed here yet.</p>;
  return (
    <ol className="grid max-w-prose grid-cols-1 gap-3">
      {versions.map((version) => (
        <li key={version._id} className="card p-4">
          <Heading {...version} />
          <Differences fields={fields} now={seen[group]} version={version} />
          <Button
            variant="quiet"
            className="mt-2"
            disabled={isBusy || Object.keys(version.differs).length === 0}
            onClick={() => bringBack(version)}
          >
            Bring this back
          </Button>
          {refused?._id === version._id && refused.why.length > 0 && (
            <Notice kind="error" className="mt-2">
              {refused.why.join(" ")}
            </Notice>
          )}
          {noticesOf(version._id)}
        </li>
      ))}
    </ol>
  );
}

function Heading({ until, by, changed }: SettingVersionDto) {
  return (
    <>
      <h2 className="text-lg">Until {formatDayAndClock(until)}</h2>
      <p className="text-sm wrap-anywhere text-muted">
        Then {by} changed: {changed.join(", ")}.
      </p>
    </>
  );
}

interface DifferencesProps {
  fields: readonly SettingField[];
  /** The group as it is set now. */
  now: object;
  version: SettingVersionDto;
}

function Differences({ fields, now, version: { differs } }: DifferencesProps) {
  const own = fields.filter((field) => nameOf(field) in differs);
  return (
    <details>
      <summary className="min-h-11 py-3 font-semibold">What is different now</summary>
      <div className="grid grid-cols-1 gap-4">
        {own.map((field) => (
          <FieldDifference
            key={nameOf(field)}
            label={field.label}
            kind={field.kind}
            then={differs[nameOf(field)] ?? ""}
            now={typedAt(now, field)}
          />
        ))}
        {own.length === 0 && <p>Nothing is different: these are the current settings.</p>}
      </div>
    </details>
  );
}
