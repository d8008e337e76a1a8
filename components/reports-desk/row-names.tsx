import { useLanguage, useWords } from "#words";
import { ShownText } from "@/components/ui/shown-text";
import { useCategoryName } from "@/components/words/use-category-name";
import { useCourierName } from "@/components/words/use-courier-name";
import { useOptionWords } from "@/components/words/use-option-words";
import { findCourier } from "@/lib/delivery/couriers/registry";
import { areaInBangla } from "@/lib/settings/zones/words";
import type { ProductOption } from "@/lib/stock/options";
import { langOfEnglish, showOwnersText } from "@/lib/words/owners-text";

// What the rows of a report are called in the page's language.

export function CategoryName({ name }: { name: string }) {
  return useCategoryName(name);
}

export function CourierName({ courier: key }: { courier: string }) {
  const nameOf = useCourierName();
  const courier = findCourier(key);
  return courier ? nameOf(courier).label : key;
}

/** A district as addresses tell it. */
export function DistrictName({ district }: { district: string }) {
  const said = useWords("deskReports").district(district);
  const shown = showOwnersText(useLanguage(), { text: district, textBn: areaInBangla(district) });
  return said === district ? <ShownText {...shown} /> : said;
}

interface ProductNameProps {
  /** As it was counted: in English. */
  name: string;
  option?: ProductOption;
}

/** A product, and its size and color where these are told apart. */
export function ProductName({ name, option }: ProductNameProps) {
  const sayOption = useOptionWords();
  const said = option ? sayOption(option) : "";
  return (
    <>
      <span lang={langOfEnglish(useLanguage())}>{name}</span>
      {said && `, ${said}`}
    </>
  );
}
