import { useLanguage, useWords } from "#words";
import { NamedProduct } from "@/components/desk-kit/products/named-product";
import { useShownSetting } from "@/components/settings-desk/use-shown-setting";
import { ShownText } from "@/components/ui/shown-text";
import { useCollections } from "@/lib/catalogue/collections/api";
import { KINDS_IN_PARTS } from "@/lib/settings/fields/rules";
import type { SettingField } from "@/lib/settings/fields/setting-fields";
import { langOfText } from "@/lib/words/owners-text";

interface SettingTextProps {
  kind: SettingField["kind"];
  /** The value as its control has it. */
  text: string;
}

/** A value as people read it: products and collections by their names. */
export function SettingText({ kind, text }: SettingTextProps) {
  const { empty } = useWords("deskSettings");
  const show = useShownSetting();
  const language = useLanguage();
  if (text === "") return empty;
  if (kind === "collection") return <CollectionName slug={text} />;
  if (kind !== "products") {
    const shown = show(kind, text);
    if (KINDS_IN_PARTS.includes(kind))
      return shown.split("\n").map((line, index) => <Part key={index} line={line} isFirst={index === 0} />);
    return <ShownText text={shown} lang={langOfText(language, shown)} />;
  }
  return text.split("\n").map((productId) => (
    <span key={productId} className="block py-1 whitespace-normal">
      <NamedProduct productId={productId} />
    </span>
  ));
}

/** A line of a slide or a zone: its value may be in another language than its label. */
function Part({ line, isFirst }: { line: string; isFirst: boolean }) {
  const language = useLanguage();
  const [, label = "", value = line] = /^([^:]+: )(.*)$/.exec(line) ?? [];
  return (
    <>
      {isFirst ? label : `\n${label}`}
      <ShownText text={value} lang={langOfText(language, value)} />
    </>
  );
}

function CollectionName({ slug }: { slug: string }) {
  const { data = [] } = useCollections();
  const language = useLanguage();
  const name = data.find((one) => one.slug === slug)?.name ?? slug;
  return <ShownText text={name} lang={langOfText(language, name)} />;
}
