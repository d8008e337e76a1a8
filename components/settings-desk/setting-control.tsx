import { useLanguage, useWords } from "#words";
import { ProductsControl } from "@/components/desk-kit/products/products-control";
import { CollectionControl } from "@/components/settings-desk/home/collection-control";
import { SectionsControl } from "@/components/settings-desk/home/sections-control";
import { FiguresField } from "@/components/settings-desk/figures-field";
import { isFigures, useShownSetting } from "@/components/settings-desk/use-shown-setting";
import { useSettingWords } from "@/components/settings-desk/use-setting-words";
import { SettingText } from "@/components/settings-desk/setting-text";
import type { CountUpload } from "@/components/desk-kit/use-uploads";
import { SlidesControl } from "@/components/settings-desk/home/slides-control";
import { ZonesControl } from "@/components/settings-desk/zones/zones-control";
import { WeekdayButtons } from "@/components/settings-desk/weekday-buttons";
import type { FieldProps } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";
import { TextArea } from "@/components/ui/text-area";
import { TextButton } from "@/components/ui/text-button";
import { TextField } from "@/components/ui/text-field";
import type { LastChange } from "@/lib/messages/settings/dto";
import { isInBangla } from "@/lib/settings/fields/in-bangla";
import type { SettingGroupName } from "@/lib/settings/constants";
import type { TypedTexts } from "@/lib/settings/fields/rules";
import { nameOf, type SettingField } from "@/lib/settings/fields/setting-fields";
import { MOST_IN_ROW } from "@/lib/settings/home/constants";
import { langOfEnglish } from "@/lib/words/owners-text";

interface SettingControlProps {
  group: SettingGroupName;
  field: SettingField;
  text: string;
  /** In force. */
  saved: string;
  /** In force where the owner sets nothing. */
  usual: string;
  /** What is wrong in the form: at a place in a value too, such as `slides.2.title`. */
  errors: TypedTexts;
  lastChange: LastChange | undefined;
  onUpload: CountUpload;
  onChange: (text: string) => void;
}

const INPUTS = {
  line: {},
  email: { type: "email", autoComplete: "off" },
  phone: { type: "tel", className: "tabular-nums" },
  link: { type: "url" },
  place: { inputMode: "url", autoComplete: "off", autoCapitalize: "none" },
  date: { type: "date" },
} as const;

/** Of the kinds that take several lines. */
const ROWS = { paragraph: 4, page: 16, kinds: 12 } as const;

/** Of the kinds whose value takes many lines. */
const LONG_KINDS: readonly string[] = ["page", "sections", "slides", "zones", "products", "dates"];

/** The control of one setting, with the value in force while another is typed, and the value before the last change. */
export function SettingControl({
  group,
  field,
  text,
  saved,
  usual,
  errors,
  lastChange,
  onUpload,
  onChange,
}: SettingControlProps) {
  const { form, empty } = useWords("deskSettings");
  const show = useShownSetting();
  const { titleOf, wordsOf, sayWrong } = useSettingWords(group);
  const words = wordsOf(field);
  const error = sayWrong(field, errors[nameOf(field)]);
  const errorAt = (place: string) => sayWrong(field, errors[`${nameOf(field)}.${place}`]);
  const isLong = LONG_KINDS.includes(field.kind);
  const isOfCalendar = field.kind === "dates";
  const [part, place] = field.path;
  const isNamedAbove = place === undefined && titleOf([part]) === words.label;
  const hint =
    text === saved || isLong || field.kind === "collection"
      ? words.about
      : form.now(saved === "" ? empty : show(field.kind, saved));
  return (
    <div>
      <Control
        field={field}
        isFigures={field.kind === "line" && isFigures(usual)}
        isBare={isNamedAbove}
        {...{ label: words.label, value: text, error, errorAt, hint, onUpload, onChange }}
      />
      {isLong && !isOfCalendar && text !== saved && (
        <WholeText title={form.inForce} kind={field.kind} text={saved} />
      )}
      <Before
        {...{ text, saved, usual, lastChange }}
        kind={field.kind}
        isFolded={isLong}
        title={isOfCalendar ? words.label : ""}
        onBack={onChange}
      />
    </div>
  );
}

interface ControlProps extends FieldProps, Pick<SettingControlProps, "field" | "onUpload"> {
  /** What is wrong at a place in the value, such as `2.title`. */
  errorAt: (place: string) => string | undefined;
  /** True for a line whose value is one number or several, such as `2–3`. */
  isFigures: boolean;
}

/** The control of a kind. That of dates has none of its own: the calendar sets them, and here stands what is wrong. */
function Control({ field, errorAt, onUpload, isFigures: ofFigures, ...control }: ControlProps) {
  const show = useShownSetting();
  const language = useLanguage();
  const { kind, choices } = field;
  if (kind === "slides") return <SlidesControl errorAt={errorAt} onUpload={onUpload} {...control} />;
  if (kind === "zones") return <ZonesControl errorAt={errorAt} {...control} />;
  if (kind === "products") return <ProductsControl most={MOST_IN_ROW} {...control} />;
  if (kind === "collection") return <CollectionControl {...control} />;
  if (kind === "sections") return <SectionsControl {...control} />;
  if (kind === "days") return <WeekdayButtons {...control} />;
  if (kind === "dates")
    return (
      <p aria-live="polite" className="text-sm font-semibold text-selvedge">
        {control.error}
      </p>
    );
  if (kind === "choice") {
    const options = choices.map((value) => ({ value, label: show(kind, value) }));
    return <SelectField options={options} emptyLabel={null} {...control} />;
  }
  const lang = isInBangla(field) ? "bn" : langOfEnglish(language);
  if (kind === "paragraph" || kind === "page" || kind === "kinds")
    return <TextArea rows={ROWS[kind]} lang={lang} {...control} />;
  if (kind === "number") return <FiguresField {...control} />;
  if (ofFigures) return <FiguresField {...control} inputMode="text" />;
  return <TextField {...INPUTS[kind]} lang={lang} {...control} />;
}

interface BeforeProps extends Pick<SettingControlProps, "text" | "saved" | "usual" | "lastChange"> {
  kind: SettingField["kind"];
  /** True for a value that takes many lines. */
  isFolded: boolean;
  /** Of the field, where nothing above names it. */
  title: string;
  onBack: (text: string) => void;
}

/** The value before the last change with who changed it and when; before any change that is known, the default. */
function Before({ kind, text, saved, usual, lastChange, isFolded, title, onBack }: BeforeProps) {
  const { form } = useWords("deskSettings");
  const { moment } = useWords("orders");
  const was = lastChange?.was ?? usual;
  if (!lastChange && saved === usual) return null;
  const changed = lastChange && form.changed(moment(lastChange.at), lastChange.by);
  const before = lastChange ? form.before : form.usual;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <p className="min-w-0 wrap-anywhere">
        {title && `${title}: `}
        {changed}{" "}
        {!isFolded && (
          <>
            {before}: <SettingText kind={kind} text={was} />
          </>
        )}
      </p>
      {isFolded && <WholeText title={before} kind={kind} text={was} />}
      {text !== was && <TextButton onClick={() => onBack(was)}>{form.back}</TextButton>}
    </div>
  );
}

/** A text of many lines, folded. */
function WholeText({ title, kind, text }: { title: string; kind: SettingField["kind"]; text: string }) {
  return (
    <details className="w-full text-sm text-muted">
      <summary className="min-h-11 py-3">{title}</summary>
      <p className="wrap-anywhere whitespace-pre-line">
        <SettingText kind={kind} text={text} />
      </p>
    </details>
  );
}
