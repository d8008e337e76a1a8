import { useWords } from "#words";
import { useEffect, useRef } from "react";
import { moved } from "@/components/desk-kit/ordering/moved";
import { OrderStatus } from "@/components/desk-kit/ordering/order-controls";
import { useKeys } from "@/components/desk-kit/ordering/use-keys";
import { useOrder } from "@/components/desk-kit/ordering/use-order";
import { SmallButton } from "@/components/desk-kit/small-button";
import { type CountUpload, useUploads } from "@/components/desk-kit/use-uploads";
import { FieldGroup } from "@/components/desk-kit/field-group";
import { SlideCard } from "@/components/settings-desk/home/slide-card";
import type { FieldProps } from "@/components/ui/field";
import { EMPTY_SLIDE, MOST_SLIDES, readSlides, type Slide, showSlides } from "@/lib/settings/home/slides";

interface SlidesControlProps extends FieldProps {
  /** What is wrong with a part of a slide, such as `2.title`. */
  errorAt: (place: string) => string | undefined;
  /** Told too of the pictures that are on their way, or have not arrived. */
  onUpload: CountUpload;
}

/** The slides of the home page, each folded with its fields. Its value is as showSlides() has it. */
export function SlidesControl({ value, errorAt, onUpload, onChange, ...field }: SlidesControlProps) {
  const { slides: words } = useWords("deskSettings").home;
  const slides = readSlides(value);
  const uploads = useUploads();
  const count: CountUpload = (standing, by) => {
    uploads.count(standing, by);
    onUpload(standing, by);
  };
  const { keys, setKeys } = useKeys(slides.length);
  const order = useOrder({
    count: slides.length,
    onMove: (move) => rearrange(moved(slides, move), moved(keys, move)),
  });
  // An upload ends after more was typed.
  const latest = useRef(slides);
  useEffect(() => {
    latest.current = slides;
  });

  const changePart = (index: number, part: keyof Slide, text: string) =>
    onChange(
      showSlides(latest.current.map((slide, at) => (at === index ? { ...slide, [part]: text } : slide))),
    );

  function rearrange(changed: Slide[], changedKeys: number[]): void {
    setKeys(changedKeys);
    onChange(showSlides(changed));
  }

  return (
    <FieldGroup {...field}>
      <OrderStatus order={order} />
      <ol>
        {slides.map((slide, index) => (
          <SlideCard
            key={keys[index]}
            slide={slide}
            index={index}
            order={order}
            // What moves while its picture travels would get it at its old place.
            isStill={uploads.sending > 0}
            errorAt={(part) => errorAt(`${index}.${part}`)}
            onChange={(part, text) => changePart(index, part, text)}
            onUpload={count}
            onRemove={() => rearrange(slides.toSpliced(index, 1), keys.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <SmallButton
        className="mt-3"
        disabled={slides.length >= MOST_SLIDES || uploads.sending > 0}
        onClick={() => rearrange([...slides, EMPTY_SLIDE], [...keys, Math.max(-1, ...keys) + 1])}
      >
        {words.add}
      </SmallButton>
    </FieldGroup>
  );
}
