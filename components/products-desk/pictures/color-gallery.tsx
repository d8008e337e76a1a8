import { useWords } from "#words";
import { OrderControls, OrderStatus } from "@/components/desk-kit/ordering/order-controls";
import { moved } from "@/components/desk-kit/ordering/moved";
import { useKeys } from "@/components/desk-kit/ordering/use-keys";
import { useOrder } from "@/components/desk-kit/ordering/use-order";
import { ChooseSeveral, usePlaces } from "@/components/products-desk/pictures/choose-several";
import { PLACES } from "@/components/products-desk/pictures/color-images-draft";
import { PictureField, type PicturePlace } from "@/components/products-desk/pictures/picture-field";
import { type WornProps, WornSwitch } from "@/components/products-desk/pictures/worn-switch";
import type { ProductErrors } from "@/components/products-desk/product-draft";
import type { CountUpload } from "@/components/desk-kit/use-uploads";

interface ColorGalleryProps extends WornProps {
  color: string;
  /** One for each place; empty where there is none. */
  addresses: string[];
  errors: ProductErrors;
  /** Whether a picture is on its way: what moves then would get it at its old place. */
  isUploading: boolean;
  /** The first place, for files that are chosen for all colors at once. */
  first: (place: PicturePlace | null) => void;
  onChange: (change: (addresses: string[]) => string[]) => void;
  onUpload: CountUpload;
}

/** The pictures of one color, in the order in which shoppers see them. */
export function ColorGallery(props: ColorGalleryProps) {
  const { color, addresses, isUploading, first, worn, onWorn, onChange, onUpload } = props;
  const { ofColor: words } = useWords("deskProduct").pictures;
  const said = useWords("values").color(color);
  const nameOf = (place: number) => (place === 0 ? words.picture(said) : words.view(said, place + 1));
  const { keys, setKeys } = useKeys(PLACES.length);
  const { placeOf, fillPlaces } = usePlaces(PLACES.map(String));
  const filled = addresses.findLastIndex((address) => address !== "") + 1;
  const order = useOrder({
    count: filled,
    onMove: (move) => {
      setKeys(moved(keys, move));
      onChange((before) => moved(before, move));
    },
  });
  const canMove = (place: number) => addresses[place] !== "" && !isUploading;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="mb-4 font-bold">{words.title(said)}</legend>
      <ChooseSeveral
        label={words.chooseSeveral(said)}
        hint={words.views(said, PLACES.length)}
        fillPlaces={fillPlaces}
      />
      <OrderStatus order={order} />
      <ol className="grid grid-cols-1 gap-6">
        {PLACES.map((place) => (
          <li
            key={keys[place]}
            hidden={place > filled && !isUploading}
            className={order.classOf(place)}
            style={order.styleOf(place)}
          >
            <PictureField
              ref={(field) => {
                placeOf(String(place))(field);
                if (place === 0) first(field);
              }}
              name={`colorGalleries.${color}.${place}`}
              label={nameOf(place)}
              value={addresses[place] ?? ""}
              error={errorAt(place, props)}
              isRequired={false}
              controls={
                <span className="flex items-center">
                  <WornSwitch what={nameOf(place)} address={addresses[place] ?? ""} {...{ worn, onWorn }} />
                  {canMove(place) && <OrderControls order={order} what={nameOf(place)} index={place} />}
                </span>
              }
              onChange={(address) => onChange((before) => before.with(place, address))}
              onUpload={onUpload}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

/** Mistakes are counted without the free places; a picture that is gone is told at the first. */
function errorAt(
  place: number,
  { color, addresses, errors }: Pick<ColorGalleryProps, "color" | "addresses" | "errors">,
): string | undefined {
  const index = addresses.slice(0, place).filter((address) => address.trim() !== "").length;
  const ofAll = place === 0 ? errors[`colorGalleries.${color}`] : undefined;
  return (addresses[place] === "" ? undefined : errors[`colorGalleries.${color}.${index}`]) ?? ofAll;
}
