import { useWords } from "#words";
import { SettingText } from "@/components/settings-desk/setting-text";
import type { SettingField } from "@/lib/settings/fields/setting-fields";
import { type DiffLine, diffLines } from "@/lib/settings/versions/rules";

interface FieldDifferenceProps {
  label: string;
  kind: SettingField["kind"];
  then: string;
  now: string;
}

/** What a field was beside what it is: of several lines, which of them came and went. */
export function FieldDifference({ label, kind, then, now }: FieldDifferenceProps) {
  // An empty line between two paragraphs tells nothing; a text that is empty does.
  const isTold = (line: DiffLine): boolean =>
    line.kind === "same" || line.text !== "" || (line.kind === "then" ? then : now) === "";
  const lines = diffLines(then, now).filter(isTold);
  return (
    <section aria-label={label}>
      <h3 className="care-label mb-1">{label}</h3>
      <ul className="wrap-anywhere">
        {lines.map((line, index) => (
          <Line key={index} of={kind} {...line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ of, kind, text }: DiffLine & { of: SettingField["kind"] }) {
  const said = useWords("deskSettings").versions;
  const words = text === "" && kind === "same" ? "" : <SettingText kind={of} text={text} />;
  if (kind === "same")
    return <li className="min-h-6 border-l-4 border-transparent pl-3 text-muted">{words}</li>;
  const [word, color] = kind === "then" ? [said.was, "border-leaf"] : [said.is, "border-selvedge"];
  return (
    <li className={`border-l-4 bg-white pl-3 ${color}`}>
      <span className="care-label">{word}</span> {words}
    </li>
  );
}
