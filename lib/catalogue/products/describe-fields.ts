import { describeOption, type StockRow } from "@/lib/stock/options";

interface StructuredFields {
  stockByOption?: StockRow[] | null | undefined;
  colorImages?: Record<string, string> | undefined;
  colorGalleries?: Record<string, string[]> | undefined;
}

/** A product's fields in words, for the audit log: a field with a structure becomes a list of texts. */
export function describeFields<Fields extends StructuredFields>({
  stockByOption,
  colorImages,
  colorGalleries,
  ...fields
}: Fields) {
  return {
    ...fields,
    ...(stockByOption !== undefined && {
      stockByOption: stockByOption && stockByOption.map((row) => `${describeOption(row)}: ${row.stock}`),
    }),
    ...(colorImages && {
      colorImages: Object.entries(colorImages).map(([color, image]) => `${color}: ${image}`),
    }),
    ...(colorGalleries && {
      colorGalleries: Object.entries(colorGalleries).map(
        ([color, images]) => `${color}: ${images.join(" ")}`,
      ),
    }),
  };
}
