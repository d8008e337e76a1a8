"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { AnnouncementPreview } from "@/components/settings-desk/announcement-preview";
import { isPagePart, PagePreview } from "@/components/settings-desk/page-preview";
import { SettingControl } from "@/components/settings-desk/setting-control";
import { useShopSettings } from "@/components/settings-desk/use-shop-settings";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import type { LastChanges } from "@/lib/messages/settings/dto";
import type { SettingsDto } from "@/lib/messages/settings/schema";
import { GROUPS, type GroupName } from "@/lib/settings/groups/rules";
import { readTexts, typedSince, type TypedTexts } from "@/lib/settings/fields/rules";
import { listSettingFields, nameOf, type SettingField, typedAt } from "@/lib/settings/fields/setting-fields";

interface GroupFormProps {
  group: GroupName;
  initial: SettingsDto;
  lastChanges: LastChanges;
}

/** The form of one group of settings. What is typed stays where another field is saved meanwhile, or this one as it was. */
export function GroupForm({ group, initial, lastChanges }: GroupFormProps) {
  const router = useRouter();
  const { seen, saveAs, noticesOf, isBusy } = useShopSettings<GroupName>(initial);
  const [typed, setTyped] = useState<TypedTexts>({});
  const [errors, setErrors] = useState<TypedTexts>({});
  const { schema, defaults, page } = GROUPS[group];
  const fields = listSettingFields(schema);
  const savedIn = (field: SettingField): string => typedAt(seen[group], field);
  const changed = fields.filter((field) => (typed[nameOf(field)] ?? savedIn(field)) !== savedIn(field));
  const textOf = (name: string): string => {
    const field = fields.find((one) => nameOf(one) === name);
    return field ? (typed[name] ?? savedIn(field)) : "";
  };

  async function save(): Promise<void> {
    const { changes, wrong } = readTexts(changed, typed, defaults);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    saveAs(
      group,
      (now) =>
        changed.every((field) => typedAt(now[group], field) === savedIn(field)) ? { [group]: changes } : null,
      () => {
        setTyped((now) => typedSince(now, typed));
        router.refresh();
      },
    );
  }

  const show = (field: SettingField) => (
    <SettingControl
      key={nameOf(field)}
      field={field}
      text={typed[nameOf(field)] ?? savedIn(field)}
      saved={savedIn(field)}
      usual={typedAt(defaults, field)}
      error={errors[nameOf(field)]}
      lastChange={lastChanges[field.label]}
      onChange={(text) => {
        setTyped((before) => ({ ...before, [nameOf(field)]: text }));
        setErrors((before) => ({ ...before, [nameOf(field)]: undefined }));
      }}
    />
  );

  return (
    <Form className="grid max-w-prose grid-cols-1 gap-8" onSubmit={save}>
      {page.parts.map(({ title, has }) => (
        <fieldset key={title} className="grid min-w-0 grid-cols-1 gap-5 card p-4">
          <legend className="float-left mb-1 text-xl font-bold">{title}</legend>
          {fields.filter(({ path: [first] }) => has.includes(first)).map(show)}
          {has.includes("announcement") && <AnnouncementPreview textOf={textOf} />}
          {has.filter(isPagePart).map((name) => (
            <PagePreview key={name} name={name} typed={textOf(name)} />
          ))}
        </fieldset>
      ))}
      <SaveBar count={changed.length} isBusy={isBusy} notices={noticesOf(group)} />
    </Form>
  );
}

interface SaveBarProps {
  /** Of the changes that are not saved. */
  count: number;
  isBusy: boolean;
  /** What became of the last change. */
  notices: ReactNode;
}

/** Saves, within reach of a thumb wherever the page is scrolled to. */
function SaveBar({ count, isBusy, notices }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-gutter border-t border-ink/20 bg-paper px-gutter py-2 max-md:bottom-[calc(var(--spacing-admin-tabs)+env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
      {notices}
      <Button type="submit" className="not-first:mt-2" disabled={isBusy || count === 0}>
        {count > 1 ? `Save ${count} changes` : "Save the change"}
      </Button>
    </div>
  );
}
