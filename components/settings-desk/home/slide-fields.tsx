import { HeroPanel } from "@/components/home/hero-panel";
import { PictureField } from "@/components/products-desk/pictures/picture-field";
import { TargetField } from "@/components/settings-desk/home/target-field";
import { TextField } from "@/components/ui/text-field";
import { BANGLA_PARTS, SLIDE_LABELS, type Slide } from "@/lib/settings/home/slides";
import type { CountUpload } from "@/components/desk-kit/use-uploads";

interface SlideFieldsProps {
  slide: Slide;
  /** Its place, from 1. */
  number: number;
  errorAt: (part: keyof Slide) => string | undefined;
  onChange: (part: keyof Slide, value: string) => void;
  onUpload: CountUpload;
}

/** The fields of a slide, with the slide as the home page shows it. */
export function SlideFields({ slide, number, errorAt, onChange, onUpload }: SlideFieldsProps) {
  const fieldOf = (part: keyof Slide) => ({
    label: SLIDE_LABELS[part],
    value: slide[part] ?? "",
    error: errorAt(part),
    onChange: (value: string) => onChange(part, value),
  });
  return (
    <div className="grid grid-cols-1 gap-5 pb-5">
      <PictureField
        {...fieldOf("picture")}
        label={`${SLIDE_LABELS.picture} of slide ${number}`}
        name={`slides.${number}.picture`}
        isRequired={false}
        onUpload={onUpload}
      />
      <TextField {...fieldOf("alt")} hint="For who cannot see it. Leave it empty where the words say it." />
      <TextField {...fieldOf("eyebrow")} hint="A few words, or nothing." />
      <TextField {...fieldOf("title")} />
      <TextField {...fieldOf("text")} />
      <TargetField {...fieldOf("href")} />
      <details open={BANGLA_PARTS.some((part) => errorAt(part) !== undefined) || undefined}>
        <summary className="min-h-11 py-3 font-semibold">In Bangla</summary>
        <div className="grid grid-cols-1 gap-5">
          {BANGLA_PARTS.map((part) => (
            <TextField key={part} {...fieldOf(part)} lang="bn" required={false} />
          ))}
        </div>
      </details>
      {slide.picture !== "" && (
        <section aria-label={`Preview of slide ${number}`} className="overflow-hidden">
          <div className="lg:w-[70rem] lg:[zoom:0.5]" inert>
            <HeroPanel slide={slide} isFirst={false} />
          </div>
        </section>
      )}
    </div>
  );
}
