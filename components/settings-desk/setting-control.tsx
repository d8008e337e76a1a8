import { TextArea } from "@/components/ui/text-area";
import { TextButton } from "@/components/ui/text-button";
import { TextField } from "@/components/ui/text-field";
import type { LastChange } from "@/lib/messages/settings/dto";
import { formatDayAndClock } from "@/lib/platform/time/format-day";
import type { SettingField } from "@/lib/settings/fields/setting-fields";

interface SettingControlProps {
  field: SettingField;
  text: string;
  /** In force. */
  saved: string;
  /** In force where the owner sets nothing. */
  usual: string;
  error: string | undefined;
  lastChange: LastChange | undefined;
  onChange: (text: string) => void;
}

const INPUTS = {
  line: {},
  email: { type: "email", autoComplete: "off" },
  phone: { type: "tel", className: "tabular-nums" },
  link: { type: "url" },
  place: { autoComplete: "off" },
  date: { type: "date" },
  number: { inputMode: "numeric", className: "tabular-nums" },
} as const;

/** The control of one setting, with the value in force while another is typed, and the value before the last change. */
export function SettingControl({
  field,
  text,
  saved,
  usual,
  error,
  lastChange,
  onChange,
}: SettingControlProps) {
  const hint = text === saved ? field.about : `Now: ${saved || "(empty)"}`;
  const control = { label: field.label, value: text, error, hint, onChange };
  return (
    <div>
      {field.kind === "paragraph" || field.kind === "lines" ? (
        <TextArea rows={field.kind === "lines" ? 8 : 4} {...control} />
      ) : (
        <TextField {...INPUTS[field.kind]} {...control} />
      )}
      <Before text={text} saved={saved} usual={usual} lastChange={lastChange} onBack={onChange} />
    </div>
  );
}

interface BeforeProps extends Pick<SettingControlProps, "text" | "saved" | "usual" | "lastChange"> {
  onBack: (text: string) => void;
}

/** The value before the last change with who changed it and when; before any change that is known, the default. */
function Before({ text, saved, usual, lastChange, onBack }: BeforeProps) {
  const was = lastChange?.was ?? usual;
  if (!lastChange && saved === usual) return null;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span className="min-w-0 wrap-anywhere">
        {lastChange
          ? `Changed ${formatDayAndClock(lastChange.at)} by ${lastChange.by}. It was: ${was || "(empty)"}`
          : `By default: ${was || "(empty)"}`}
      </span>
      {text !== was && <TextButton onClick={() => onBack(was)}>Back to this</TextButton>}
    </p>
  );
}
