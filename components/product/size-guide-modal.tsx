import { useWords } from "#words";
import { SizeAdvice } from "@/components/product/size-advice";
import { SIZE_GUIDE_ID } from "@/components/product/size-guide-id";
import { findSizeGuide } from "@/components/product/size-guides";
import { useCategoryName } from "@/components/words/use-category-name";
import { DeferredRender } from "@/components/ui/deferred-render";
import { Modal } from "@/components/ui/modal";
import type { CategoryName } from "@/lib/categories";

const CENTIMETRES_PER_INCH = 2.54;

export interface SizeGuideProps {
  product: { category: CategoryName; sizes: string[] };
}

/** The size guide of a product, which SizeGuideButton opens; nothing where there is no guide. */
export function SizeGuideModal({ product: { category, sizes } }: SizeGuideProps) {
  const words = useWords("product").sizeGuides;
  const values = useWords("values");
  const categoryName = useCategoryName(category);
  const guide = findSizeGuide(category, sizes);
  if (!guide) return null;
  const told = words.of[guide.garment];
  return (
    <Modal id={SIZE_GUIDE_ID} title={words.title(categoryName)}>
      <DeferredRender>
        <div className="mb-5">
          <SizeAdvice ask={told.ask} />
        </div>
        <section className="overflow-x-auto" aria-label={words.table} tabIndex={0}>
          <table className="w-full text-left tabular-nums">
            <thead>
              <tr className="stitch-b">
                <th className="care-label py-2 pr-4">{words.size}</th>
                {guide.columns.map((column) => (
                  <th key={column} className="care-label py-2 pr-4">
                    {words.measures[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {guide.rows.map(({ size, inches }) => (
                <tr key={size} className="stitch-b">
                  <th scope="row" className="py-2 pr-4 whitespace-nowrap">
                    {values.size(size)}
                  </th>
                  {inches.map((value, index) => (
                    <td key={guide.columns[index]} className="py-2 pr-3">
                      <span className="whitespace-nowrap">{words.inches(value)}</span>{" "}
                      <span className="whitespace-nowrap text-muted">
                        / {words.centimetres(Math.round(value * CENTIMETRES_PER_INCH))}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <h3 className="mt-6 mb-2 text-lg">{words.howTo}</h3>
        <ul className="list-disc pl-5">
          {told.howTo.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p className="mt-4 text-muted">{told.note}</p>
      </DeferredRender>
    </Modal>
  );
}
