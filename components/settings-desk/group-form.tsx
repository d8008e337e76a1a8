"use client";

import { useWords } from "#words";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { HeldBackNotice } from "@/components/desk-kit/held-back-notice";
import { SaveBar } from "@/components/desk-kit/save-bar";
import { useHeldBack } from "@/components/desk-kit/use-uploads";
import { AnnouncementPreview } from "@/components/settings-desk/announcement-preview";
import { FootPreview, HeadPreview } from "@/components/settings-desk/brand-preview";
import { HolidayCalendar } from "@/components/settings-desk/holiday-calendar";
import { isPagePart, PagePreview } from "@/components/settings-desk/page-preview";
import { SettingControl } from "@/components/settings-desk/setting-control";
import { useSettingWords } from "@/components/settings-desk/use-setting-words";
import { useShopSettings } from "@/components/settings-desk/use-shop-settings";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import type { LastChanges } from "@/lib/messages/settings/dto";
import type { SettingsDto } from "@/lib/messages/settings/schema";
import { ALL_GROUPS } from "@/lib/messages/settings/rules";
import type { SettingGroupName } from "@/lib/settings/constants";
import type { Brand } from "@/lib/site";
import { isInBangla, textOfBangla } from "@/lib/settings/fields/in-bangla";
import { errorsSince, readTexts, typedSince, type TypedTexts, withTyped } from "@/lib/settings/fields/rules";
import { listSettingFields, nameOf, type SettingField, typedAt } from "@/lib/settings/fields/setting-fields";

interface GroupFormProps {
  group: SettingGroupName;
  initial: SettingsDto;
  lastChanges: LastChanges;
}

/** The form of one group of settings. What is typed stays where another field is saved meanwhile, or this one as it was. */
export function GroupForm({ group, initial, lastChanges }: GroupFormProps) {
  const router = useRouter();
  const { seen, saveAs, savedAs, noticesOf, isBusy } = useShopSettings<SettingGroupName>(initial);
  const [typed, setTyped] = useState<TypedTexts>({});
  const [errors, setErrors] = useState<TypedTexts>({});
  const uploads = useHeldBack();
  const { schema, defaults, parts } = ALL_GROUPS[group];
  const fields = listSettingFields(schema);
  const savedIn = (field: SettingField): string => typedAt(seen[group], field);
  const now = (field: SettingField): string => typed[nameOf(field)] ?? savedIn(field);
  const changed = fields.filter((field) => now(field) !== savedIn(field));
  const brand = group === "brand" ? withTyped(seen.brand, fields, now) : null;
  const textOf = (name: string): string => fields.filter((one) => nameOf(one) === name).map(now)[0] ?? "";

  async function save(): Promise<void> {
    const { changes, wrong } = readTexts(changed, typed, defaults);
    setErrors(wrong);
    if (!uploads.isComplete() || Object.keys(wrong).length > 0) return;
    saveAs(
      group,
      (settings) =>
        changed.every((field) => typedAt(settings[group], field) === savedIn(field))
          ? { [group]: changes }
          : null,
      () => {
        setTyped((before) => typedSince(before, typed));
        router.refresh();
      },
    );
  }

  const type = (name: string, text: string): void => {
    setTyped((before) => ({ ...before, [name]: text }));
    setErrors((before) => errorsSince(fields, { name, text }, before));
  };

  const show = (field: SettingField) => (
    <SettingControl
      key={nameOf(field)}
      {...{ group, field, errors }}
      text={now(field)}
      saved={savedIn(field)}
      usual={typedAt(defaults, field)}
      lastChange={lastChanges[nameOf(field)]}
      onUpload={uploads.count}
      onChange={(text) => type(nameOf(field), text)}
    />
  );

  return (
    <Form className="grid grid-cols-1 gap-8 **:scroll-mb-20" onSubmit={save}>
      {parts.map((has) => (
        <PartWithFoot key={has[0]} {...{ group, has, fields, errors, brand, show, textOf }} onType={type} />
      ))}
      <SettingsBar
        changes={changed.length}
        isSaved={savedAs === group}
        {...{ isBusy, isSending: uploads.sending > 0 }}
        notices={uploads.isHeldBack ? <HeldBackNotice /> : noticesOf(group)}
      />
    </Form>
  );
}

interface SettingsBarProps {
  /** How many fields are not as they are saved. */
  changes: number;
  /** Whether the last try was saved. */
  isSaved: boolean;
  /** Whether a picture is on its way. */
  isSending: boolean;
  isBusy: boolean;
  notices: ReactNode;
}

function SettingsBar({ changes, isSaved, isSending, isBusy, notices }: SettingsBarProps) {
  const { form: words } = useWords("deskSettings");
  return (
    <SaveBar notices={notices}>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" disabled={isBusy || changes === 0 || isSending}>
          {isSending ? words.sending : words.save(changes)}
        </Button>
        <output className="font-semibold text-leaf">{changes === 0 && isSaved && words.saved}</output>
      </div>
    </SaveBar>
  );
}

/** From so many numbers on they stand side by side. */
const MANY = 8;

interface PartProps {
  group: SettingGroupName;
  /** The fields or groups of fields that it has. */
  has: readonly string[];
  fields: readonly SettingField[];
  errors: TypedTexts;
  /** As it is typed, in the form of the brand. */
  brand: Brand | null;
  show: (field: SettingField) => ReactNode;
  textOf: (name: string) => string;
  onType: (name: string, text: string) => void;
}

/** A part of the form. The foot of every page is shown below the outlet, between the fields that it is made of. */
function PartWithFoot({ brand, has, ...part }: PartProps) {
  return (
    <>
      <Part {...part} {...{ brand, has }} />
      {brand && has.includes("outlet") && <FootPreview brand={brand} />}
    </>
  );
}

/** A part of the form, with what shows more than the fields do: a calendar or a preview. */
function Part({ group, has, fields, errors, brand, show, textOf, onType }: PartProps) {
  const { form: words } = useWords("deskSettings");
  const title = useSettingWords(group).titleOf(has);
  const own = fields.filter(({ path: [first] }) => has.includes(textOfBangla(first)));
  const isPage = has.some(isPagePart);
  const inBangla = own.filter(isInBangla);
  const isWrong = inBangla.some((field) => errors[nameOf(field)] !== undefined);
  const isTable = own.length > MANY && own.every(({ kind }) => kind === "number");
  const width = isPage ? "items-start xl:grid-cols-2" : "max-w-prose";
  const columns = isTable ? "grid-cols-2 sm:grid-cols-3" : "grid-cols-1";
  return (
    <fieldset className={`grid min-w-0 gap-5 card p-4 ${columns} ${width}`}>
      <legend className="float-left mb-1 col-span-full text-xl font-bold">{title}</legend>
      {own.filter((field) => field.kind !== "dates" && !isInBangla(field)).map(show)}
      {has.includes("holidays") && <HolidayCalendar textOf={textOf} onType={onType} />}
      <div className="empty:hidden">{own.filter(({ kind }) => kind === "dates").map(show)}</div>
      {brand && has.includes("name") && <HeadPreview brand={brand} />}
      {has.includes("announcement") && <AnnouncementPreview textOf={textOf} />}
      {has.filter(isPagePart).map((name) => (
        <PagePreview key={name} name={name} typed={textOf(name)} title={title} />
      ))}
      {inBangla.length > 0 && (
        <details className="xl:col-span-full" open={isWrong || undefined}>
          <summary className="min-h-11 py-3 font-semibold">{words.partInBangla(title)}</summary>
          <div className="grid grid-cols-1 gap-5">{inBangla.map(show)}</div>
        </details>
      )}
    </fieldset>
  );
}
