import { useWords } from "#words";
import { OrderControls, OrderStatus } from "@/components/desk-kit/ordering/order-controls";
import { moved } from "@/components/desk-kit/ordering/moved";
import { useKeys } from "@/components/desk-kit/ordering/use-keys";
import { useOrder } from "@/components/desk-kit/ordering/use-order";
import { ChooseSeveral, usePlaces } from "@/components/products-desk/pictures/choose-several";
import { PictureField } from "@/components/products-desk/pictures/picture-field";
import { WornSwitch } from "@/components/products-desk/pictures/worn-switch";
import type { ProductDraft, ProductErrors } from "@/components/products-desk/product-draft";
import { FIELDS } from "@/lib/catalogue/products/fields";
import { PICTURE_FIELDS } from "@/lib/catalogue/products/picture-fields";
import type { CountUpload } from "@/components/desk-kit/use-uploads";

interface PictureGalleryProps {
  draft: ProductDraft;
  errors: ProductErrors;
  /** Whether a picture is on its way: what moves then would get it at its old place. */
  isUploading: boolean;
  onFill: (fields: Partial<ProductDraft>) => void;
  onUpload: CountUpload;
}

/** The pictures of a product that are of no color, in the order in which shoppers see them. */
export function PictureGallery({ draft, errors, isUploading, onFill, onUpload }: PictureGalleryProps) {
  const { fields, pictures: words } = useWords("deskProduct");
  const { keys, setKeys } = useKeys(PICTURE_FIELDS.length);
  const { placeOf, fillPlaces } = usePlaces(PICTURE_FIELDS);
  const order = useOrder({
    // Up to the last that there is.
    count: PICTURE_FIELDS.findLastIndex((field) => draft[field] !== "") + 1,
    onMove: (move) => {
      const addresses = moved(
        PICTURE_FIELDS.map((field) => draft[field]),
        move,
      );
      setKeys(moved(keys, move));
      onFill(Object.fromEntries(PICTURE_FIELDS.map((field, index) => [field, addresses[index]])));
    },
  });
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-6 border-t border-ink/15 pt-6">
      <legend className="sr-only">{words.title}</legend>
      <div className="grid grid-cols-1 gap-3">
        <p aria-hidden className="font-bold">
          {words.title}
        </p>
        <ChooseSeveral label={words.chooseSeveral} hint={words.order} fillPlaces={fillPlaces} />
      </div>
      <OrderStatus order={order} />
      <ol className="grid grid-cols-1 gap-6">
        {PICTURE_FIELDS.map((field, index) => (
          <li key={keys[index]} className={order.classOf(index)} style={order.styleOf(index)}>
            <PictureField
              ref={placeOf(field)}
              name={field}
              label={fields[field].label}
              value={draft[field]}
              error={errors[field]}
              isRequired={FIELDS[field].presence === "required"}
              controls={
                <span className="flex items-center">
                  <WornSwitch
                    what={fields[field].label}
                    address={draft[field]}
                    worn={draft.wornPicture}
                    onWorn={(wornPicture) => onFill({ wornPicture })}
                  />
                  {draft[field] !== "" && !isUploading && (
                    <OrderControls order={order} what={fields[field].label} index={index} />
                  )}
                </span>
              }
              onChange={(address) => onFill({ [field]: address })}
              onUpload={onUpload}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
