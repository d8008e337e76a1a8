import {
  canHavePicture,
  galleryOf,
  listPicturedColors,
} from "@/components/products-desk/pictures/color-images-draft";
import { ChooseSeveral, usePlaces } from "@/components/products-desk/pictures/choose-several";
import { ColorGallery } from "@/components/products-desk/pictures/color-gallery";
import type { ProductDraft, ProductErrors } from "@/components/products-desk/product-draft";
import type { CountUpload } from "@/components/desk-kit/use-uploads";

interface ColorImageFieldsProps {
  draft: ProductDraft;
  errors: ProductErrors;
  isUploading: boolean;
  onChange: (color: string, change: (addresses: string[]) => string[]) => void;
  onUpload: CountUpload;
}

/** Pictures for each color of a product that comes in several. */
export function ColorImageFields({ draft, errors, isUploading, onChange, onUpload }: ColorImageFieldsProps) {
  const colors = listPicturedColors(draft);
  const { placeOf, fillPlaces } = usePlaces(colors);
  if (colors.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-6 border-t border-ink/15 pt-6">
      <legend className="sr-only">Pictures by color</legend>
      <div>
        <p aria-hidden className="font-bold">
          Pictures by color
        </p>
        <p className="text-sm text-muted">
          Shown when a shopper chooses the color. A color without any is shown by Picture 1, which says so.
        </p>
        <p aria-live="polite" className="text-sm font-semibold text-selvedge empty:hidden">
          {errors.colorGalleries}
        </p>
      </div>
      <ChooseSeveral
        label="Choose several pictures of colors"
        hint={`Choose them in the order of the colors: ${colors.join(", ")}. One each; colors that have a picture are skipped.`}
        fillPlaces={fillPlaces}
      />
      {colors.map((color) =>
        canHavePicture(color) ? (
          <ColorGallery
            key={color}
            color={color}
            addresses={galleryOf(draft, color)}
            errors={errors}
            isUploading={isUploading}
            first={placeOf(color)}
            onChange={(change) => onChange(color, change)}
            onUpload={onUpload}
          />
        ) : (
          <p key={color} className="text-sm wrap-anywhere">
            <span className="care-label mb-1.5 block">Picture of {color}</span>
            {color} can have no picture of its own: {problemOf(color)} Write it another way to add one.
          </p>
        ),
      )}
    </fieldset>
  );
}

function problemOf(color: string): string {
  if (color.includes(".")) return "there is a dot in its name.";
  return color.startsWith("$") ? "its name begins with $." : "its name is a word that is not allowed.";
}
