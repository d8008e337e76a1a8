import { useWords } from "#words";
import {
  canHavePicture,
  galleryOf,
  listPicturedColors,
} from "@/components/products-desk/pictures/color-images-draft";
import { ChooseSeveral, usePlaces } from "@/components/products-desk/pictures/choose-several";
import { ColorGallery } from "@/components/products-desk/pictures/color-gallery";
import type { WornProps } from "@/components/products-desk/pictures/worn-switch";
import type { ProductDraft, ProductErrors } from "@/components/products-desk/product-draft";
import type { CountUpload } from "@/components/desk-kit/use-uploads";

interface ColorImageFieldsProps extends Pick<WornProps, "onWorn"> {
  draft: ProductDraft;
  errors: ProductErrors;
  isUploading: boolean;
  onChange: (color: string, change: (addresses: string[]) => string[]) => void;
  onUpload: CountUpload;
}

/** Pictures for each color of a product that comes in several. */
export function ColorImageFields(props: ColorImageFieldsProps) {
  const { draft, errors, isUploading, onWorn, onChange, onUpload } = props;
  const { pictures: words } = useWords("deskProduct");
  const { color: nameOf } = useWords("values");
  const colors = listPicturedColors(draft);
  const { placeOf, fillPlaces } = usePlaces(colors);
  if (colors.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-6 border-t border-ink/15 pt-6">
      <legend className="sr-only">{words.byColor.title}</legend>
      <div>
        <p aria-hidden className="font-bold">
          {words.byColor.title}
        </p>
        <p className="text-sm text-muted">{words.byColor.about}</p>
        <p aria-live="polite" className="text-sm font-semibold text-selvedge empty:hidden">
          {errors.colorGalleries}
        </p>
      </div>
      <ChooseSeveral
        label={words.byColor.chooseSeveral}
        hint={words.byColor.order(colors.map(nameOf).join(", "))}
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
            worn={draft.wornPicture}
            onWorn={onWorn}
            onChange={(change) => onChange(color, change)}
            onUpload={onUpload}
          />
        ) : (
          <p key={color} className="text-sm wrap-anywhere">
            <span className="care-label mb-1.5 block">{words.ofColor.picture(nameOf(color))}</span>
            {words.ofColor.cannot(nameOf(color), words.ofColor.why[problemOf(color)])}
          </p>
        ),
      )}
    </fieldset>
  );
}

function problemOf(color: string): "dot" | "dollar" | "word" {
  if (color.includes(".")) return "dot";
  return color.startsWith("$") ? "dollar" : "word";
}
