import { SizeAdvice } from "@/components/product/size-advice";
import { SIZE_GUIDE_ID } from "@/components/product/size-guide-id";
import { findSizeGuide } from "@/components/product/size-guides";
import { DeferredRender } from "@/components/ui/deferred-render";
import { Modal } from "@/components/ui/modal";
import type { CategoryName } from "@/lib/categories";

const CENTIMETRES_PER_INCH = 2.54;

export interface SizeGuideProps {
  product: { category: CategoryName; sizes: string[] };
}

/** The size guide of a product, which SizeGuideButton opens; nothing where there is no guide. */
export function SizeGuideModal({ product: { category, sizes } }: SizeGuideProps) {
  const guide = findSizeGuide(category, sizes);
  if (!guide) return null;
  return (
    <Modal id={SIZE_GUIDE_ID} title={`Size guide: ${category}`}>
      <DeferredRender>
        <div className="mb-5">
          <SizeAdvice />
        </div>
        <section className="overflow-x-auto" aria-label="Measurements" tabIndex={0}>
          <table className="w-full text-left tabular-nums">
            <thead>
              <tr className="stitch-b">
                <th className="care-label py-2 pr-4">Size</th>
                {guide.columns.map((column) => (
                  <th key={column} className="care-label py-2 pr-4">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {guide.rows.map(({ size, inches }) => (
                <tr key={size} className="stitch-b">
                  <th scope="row" className="py-2 pr-4 whitespace-nowrap">
                    {size}
                  </th>
                  {inches.map((value, index) => (
                    <td key={guide.columns[index]} className="py-2 pr-3">
                      <span className="whitespace-nowrap">{value} in</span>{" "}
                      <span className="whitespace-nowrap text-muted">
                        / {Math.round(value * CENTIMETRES_PER_INCH)} cm
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <h3 className="mt-6 mb-2 text-lg">How to measure</h3>
        <ul className="list-disc pl-5">
          {guide.howTo.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <p className="mt-4 text-muted">{guide.note}</p>
      </DeferredRender>
    </Modal>
  );
}
