"use client";

import { useWords } from "#words";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FieldDifference } from "@/components/settings-desk/field-difference";
import { useSettingWords } from "@/components/settings-desk/use-setting-words";
import { useShopSettings } from "@/components/settings-desk/use-shop-settings";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { SettingVersionDto } from "@/lib/messages/settings/dto";
import type { SettingsDto } from "@/lib/messages/settings/schema";
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
  const { versions: words } = useWords("deskSettings");
  const { wordsOf, sayWrong } = useSettingWords(group);
  const { schema, defaults } = ALL_GROUPS[group];
  const fields = listSettingFields(schema);

  function bringBack({ _id, differs }: SettingVersionDto): void {
    const changed = fields.filter((field) => nameOf(field) in differs);
    const { changes, wrong } = readTexts(changed, differs, defaults);
    const why = changed.flatMap((field) => {
      const message = sayWrong(field, wrong[nameOf(field)]);
      return message === undefined ? [] : [words.refused(wordsOf(field).label, message)];
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

  if (versions.length === 0) return <p>{words.none}</p>;
  return (
    <ol className="grid max-w-prose grid-cols-1 gap-3">
      {versions.map((version) => (
        <li key={version._id} className="card p-4">
          <Heading group={group} fields={fields} {...version} />
          <Differences group={group} fields={fields} now={seen[group]} version={version} />
          <Button
            variant="quiet"
            className="mt-2"
            disabled={isBusy || Object.keys(version.differs).length === 0}
            onClick={() => bringBack(version)}
          >
            {words.bringBack}
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

interface OfGroup {
  group: SettingGroupName;
  fields: readonly SettingField[];
}

function Heading({ group, fields, until, by, changed }: OfGroup & SettingVersionDto) {
  const { versions: words } = useWords("deskSettings");
  const { moment } = useWords("orders");
  const { wordsOf } = useSettingWords(group);
  const labels = fields.flatMap((field) => (changed.includes(nameOf(field)) ? [wordsOf(field).label] : []));
  return (
    <>
      <h2 className="text-lg">{words.until(moment(until))}</h2>
      <p className="text-sm wrap-anywhere text-muted">{words.changed(by, labels.join(", "))}</p>
    </>
  );
}

interface DifferencesProps extends OfGroup {
  /** The group as it is set now. */
  now: object;
  version: SettingVersionDto;
}

function Differences({ group, fields, now, version: { differs } }: DifferencesProps) {
  const { versions: words } = useWords("deskSettings");
  const { wordsOf } = useSettingWords(group);
  const own = fields.filter((field) => nameOf(field) in differs);
  return (
    <details>
      <summary className="min-h-11 py-3 font-semibold">{words.different}</summary>
      <div className="grid grid-cols-1 gap-4">
        {own.map((field) => (
          <FieldDifference
            key={nameOf(field)}
            label={wordsOf(field).label}
            kind={field.kind}
            then={differs[nameOf(field)] ?? ""}
            now={typedAt(now, field)}
          />
        ))}
        {own.length === 0 && <p>{words.same}</p>}
      </div>
    </details>
  );
}
