import { NamedProduct } from "@/components/desk-kit/products/named-product";
import { useCollections } from "@/lib/catalogue/collections/api";
import type { SettingField } from "@/lib/settings/fields/setting-fields";

interface SettingTextProps {
  kind: SettingField["kind"];
  /** The value as its control has it. */
  text: string;
}

/** A value as people read it: products and collections by their names. */
export function SettingText({ kind, text }: SettingTextProps) {
  if (text === "") return "(empty)";
  if (kind === "collection") return <CollectionName slug={text} />;
  if (kind !== "products") return text;
  return text.split("\n").map((productId) => (
    <span key={productId} className="block py-1 whitespace-normal">
      <NamedProduct productId={productId} />
    </span>
  ));
}

function CollectionName({ slug }: { slug: string }) {
  const { data = [] } = useCollections();
  return data.find((collection) => collection.slug === slug)?.name ?? slug;
}
