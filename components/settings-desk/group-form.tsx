"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { SaveBar } from "@/components/desk-kit/save-bar";
import { AnnouncementPreview } from "@/components/settings-desk/announcement-preview";
import { HolidayCalendar } from "@/components/settings-desk/holiday-calendar";
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

  const type = (name: string, text: string): void => {
    setTyped((before) => ({ ...before, [name]: text }));
    setErrors((before) => withoutErrorsIn(name, before));
  };

  const show = (field: SettingField) => (
    <SettingControl
      key={nameOf(field)}
      field={field}
      text={typed[nameOf(field)] ?? savedIn(field)}
      saved={savedIn(field)}
      usual={typedAt(defaults, field)}
      error={errors[nameOf(field)]}
      errorAt={(place) => errors[`${nameOf(field)}.${place}`]}
      lastChange={lastChanges[field.label]}
      onChange={(text) => type(nameOf(field), text)}
    />
  );

  return (
    <Form className="grid grid-cols-1 gap-8 **:scroll-mb-20" onSubmit={save}>
      {page.parts.map((part) => (
        <Part key={part.title} {...part} {...{ fields, show, textOf }} onType={type} />
      ))}
      <SaveBar notices={noticesOf(group)}>
        <Button type="submit" className="justify-self-start" disabled={isBusy || changed.length === 0}>
          {changed.length > 1 ? `Save ${changed.length} changes` : "Save the change"}
        </Button>
      </SaveBar>
    </Form>
  );
}

/** The errors but for those in a field. */
const withoutErrorsIn = (name: string, errors: TypedTexts): TypedTexts =>
  Object.fromEntries(Object.entries(errors).filter(([place]) => !`${place}.`.startsWith(`${name}.`)));

interface PartProps {
  title: string;
  /** The fields or groups of fields that it has. */
  has: readonly string[];
  fields: readonly SettingField[];
  show: (field: SettingField) => ReactNode;
  textOf: (name: string) => string;
  onType: (name: string, text: string) => void;
}

/** A part of the form, with what shows more than the fields do: a calendar or a preview. */
function Part({ title, has, fields, show, textOf, onType }: PartProps) {
  const own = fields.filter(({ path: [first] }) => has.includes(first));
  const width = has.some(isPagePart) ? "items-start xl:grid-cols-2" : "max-w-prose";
  return (
    <fieldset className={`grid min-w-0 grid-cols-1 gap-5 card p-4 ${width}`}>
      <legend className="float-left mb-1 text-xl font-bold xl:col-span-full">{title}</legend>
      {own.filter(({ kind }) => kind !== "dates").map(show)}
      {has.includes("holidays") && <HolidayCalendar textOf={textOf} onType={onType} />}
      <div className="empty:hidden">{own.filter(({ kind }) => kind === "dates").map(show)}</div>
      {has.includes("announcement") && <AnnouncementPreview textOf={textOf} />}
      {has.filter(isPagePart).map((name) => (
        <PagePreview key={name} name={name} typed={textOf(name)} title={title} />
      ))}
    </fieldset>
  );
}
