import { useWords } from "#words";
import { OrderControls } from "@/components/desk-kit/ordering/order-controls";
import type { Order } from "@/components/desk-kit/ordering/use-order";
import { SmallButton } from "@/components/desk-kit/small-button";
import { PartDetails } from "@/components/settings-desk/part-details";
import { SlideFields } from "@/components/settings-desk/home/slide-fields";
import { SLIDE_LABELS, type Slide } from "@/lib/settings/home/slides";
import type { CountUpload } from "@/components/desk-kit/use-uploads";

interface SlideCardProps {
  slide: Slide;
  /** Its place, from 0. */
  index: number;
  order: Order;
  /** Whether it can be neither moved nor removed now. */
  isStill: boolean;
  errorAt: (part: keyof Slide) => string | undefined;
  onChange: (part: keyof Slide, text: string) => void;
  onUpload: CountUpload;
  onRemove: () => void;
}

/** A slide under its title: it is open while something of it is to be entered. */
export function SlideCard({ isStill, order, onRemove, ...card }: SlideCardProps) {
  const { slides: words } = useWords("deskSettings").home;
  const { slide, index, errorAt, onChange, onUpload } = card;
  const number = index + 1;
  const isWrong = Object.keys(SLIDE_LABELS).some((part) => isPart(part) && errorAt(part) !== undefined);
  return (
    <li className={`stitch-b ${order.classOf(index)}`} style={order.styleOf(index)}>
      <div className="flex items-center justify-end gap-2">
        <p className="mr-auto care-label">{words.title(number)}</p>
        {!isStill && <OrderControls order={order} what={words.inWords(number)} index={index} />}
        <SmallButton
          aria-label={words.removeOf(number)}
          disabled={isStill || order.count === 1}
          onClick={onRemove}
        >
          {words.remove}
        </SmallButton>
      </div>
      <PartDetails
        name={slide.title}
        nameless={words.new}
        isNew={slide.title === "" && slide.picture === ""}
        isWrong={isWrong}
      >
        <SlideFields
          slide={slide}
          number={number}
          errorAt={errorAt}
          onChange={onChange}
          onUpload={onUpload}
        />
      </PartDetails>
    </li>
  );
}

function isPart(name: string): name is keyof Slide {
  return Object.hasOwn(SLIDE_LABELS, name);
}
