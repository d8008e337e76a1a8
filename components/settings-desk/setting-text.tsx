import { useLanguage, useWords } from "#words";
import { NamedProduct } from "@/components/desk-kit/products/named-product";
import { useShownSetting } from "@/components/settings-desk/use-shown-setting";
import { ShownText } from "@/components/ui/shown-text";
import { useCollections } from "@/lib/catalogue/collections/api";
import type { SettingField } from "@/lib/settings/fields/setting-fields";
import { isInBangla } from "@/lib/settings/fields/in-bangla";
import { langOfEnglish } from "@/lib/words/owners-text";

interface SettingTextProps {
  field: SettingField;
  /** The value as its control has it. */
  text: string;
}

const OWNERS_TEXTS: readonly SettingField["kind"][] = ["line", "paragraph", "page"];

/** A value as people read it: products and collections by their names. */
export function SettingText({ field, text }: SettingTextProps) {
  const { empty } = useWords("deskSettings");
  const show = useShownSetting();
  const language = useLanguage();
  const { kind } = field;
  if (text === "") return empty;
  if (kind === "collection") return <CollectionName slug={text} />;
  if (OWNERS_TEXTS.includes(kind) && !isInBangla(field))
    return <ShownText text={text} lang={langOfEnglish(language)} />;
  if (kind !== "products") return show(kind, text);
  return text.split("\n").map((productId) => (
    <span key={productId} className="block py-1 whitespace-normal">
      <NamedProduct productId={productId} />
    </span>
  ));
}

function CollectionName({ slug }: { slug: string }) {
  const { data = [] } = useCollections();
  const language = useLanguage();
  const name = data.find((one) => one.slug === slug)?.name;
  return <ShownText text={name ?? slug} lang={langOfEnglish(language)} />;
}
