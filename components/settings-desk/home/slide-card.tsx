import { useLanguage, useWords } from "#words";
import { useState } from "react";
import { OrderControls } from "@/components/desk-kit/ordering/order-controls";
import type { Order } from "@/components/desk-kit/ordering/use-order";
import { SmallButton } from "@/components/desk-kit/small-button";
import { SlideFields } from "@/components/settings-desk/home/slide-fields";
import { ShownText } from "@/components/ui/shown-text";
import { SLIDE_LABELS, type Slide } from "@/lib/settings/home/slides";
import type { CountUpload } from "@/components/desk-kit/use-uploads";
import { langOfText } from "@/lib/words/owners-text";

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
  const language = useLanguage();
  const { slide, index, errorAt, onChange, onUpload } = card;
  const number = index + 1;
  const isWrong = Object.keys(SLIDE_LABELS).some((part) => isPart(part) && errorAt(part) !== undefined);
  const [isOpen, setIsOpen] = useState(slide.title === "" && slide.picture === "");
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
      <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="min-h-11 py-3 font-semibold wrap-anywhere">
          {slide.title === "" ? (
            words.new
          ) : (
            <ShownText text={slide.title} lang={langOfText(language, slide.title)} />
          )}
        </summary>
        <SlideFields
          slide={slide}
          number={number}
          errorAt={errorAt}
          onChange={onChange}
          onUpload={onUpload}
        />
      </details>
    </li>
  );
}

function isPart(name: string): name is keyof Slide {
  return Object.hasOwn(SLIDE_LABELS, name);
}
