import { useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { MoveButtons } from "@/components/settings-desk/home/move-buttons";
import { SlideFields } from "@/components/settings-desk/home/slide-fields";
import { SLIDE_LABELS, type Slide } from "@/lib/settings/home/slides";

interface SlideCardProps {
  slide: Slide;
  /** Its place, from 0, and how many there are. */
  index: number;
  count: number;
  /** Whether it can be neither moved nor removed now. */
  isStill: boolean;
  errorAt: (part: keyof Slide) => string | undefined;
  onChange: (part: keyof Slide, text: string) => void;
  onBusy: (isBusy: boolean) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A slide under its title: it is open while something of it is to be entered. */
export function SlideCard({ isStill, onMove, onRemove, ...card }: SlideCardProps) {
  const { slide, index, count, errorAt, onChange, onBusy } = card;
  const number = index + 1;
  const isWrong = Object.keys(SLIDE_LABELS).some((part) => isPart(part) && errorAt(part) !== undefined);
  const [isOpen, setIsOpen] = useState(slide.title === "" && slide.picture === "");
  return (
    <li className="stitch-b">
      <div className="flex items-center justify-end gap-2">
        <p className="mr-auto care-label">Slide {number}</p>
        {!isStill && <MoveButtons what={`slide ${number}`} index={index} count={count} onMove={onMove} />}
        <SmallButton
          aria-label={`Remove slide ${number}`}
          disabled={isStill || count === 1}
          onClick={onRemove}
        >
          Remove
        </SmallButton>
      </div>
      <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="min-h-11 py-3 font-semibold wrap-anywhere">{slide.title || "New slide"}</summary>
        <SlideFields slide={slide} number={number} errorAt={errorAt} onChange={onChange} onBusy={onBusy} />
      </details>
    </li>
  );
}

function isPart(name: string): name is keyof Slide {
  return Object.hasOwn(SLIDE_LABELS, name);
}
