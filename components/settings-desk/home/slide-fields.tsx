import { useLanguage, useWords } from "#words";
import { HeroPanel } from "@/components/home/hero-panel";
import { PictureField } from "@/components/products-desk/pictures/picture-field";
import { TargetField } from "@/components/settings-desk/home/target-field";
import { TextField } from "@/components/ui/text-field";
import { BANGLA_PARTS, type Slide } from "@/lib/settings/home/slides";
import type { CountUpload } from "@/components/desk-kit/use-uploads";
import { langOfEnglish } from "@/lib/words/owners-text";

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
  const { parts, slides: words } = useWords("deskSettings").home;
  const lang = langOfEnglish(useLanguage());
  const fieldOf = (part: keyof Slide) => ({
    label: parts[part],
    value: slide[part] ?? "",
    error: errorAt(part),
    onChange: (value: string) => onChange(part, value),
  });
  return (
    <div className="grid grid-cols-1 gap-5 pb-5">
      <PictureField
        {...fieldOf("picture")}
        label={words.picture(parts.picture, number)}
        name={`slides.${number}.picture`}
        isRequired={false}
        onUpload={onUpload}
      />
      <TextField {...fieldOf("alt")} hint={words.alt} lang={lang} />
      <TextField {...fieldOf("eyebrow")} hint={words.eyebrow} lang={lang} />
      <TextField {...fieldOf("title")} lang={lang} />
      <TextField {...fieldOf("text")} lang={lang} />
      <TargetField {...fieldOf("href")} />
      <details open={BANGLA_PARTS.some((part) => errorAt(part) !== undefined) || undefined}>
        <summary className="min-h-11 py-3 font-semibold">{words.inBangla}</summary>
        <div className="grid grid-cols-1 gap-5">
          {BANGLA_PARTS.map((part) => (
            <TextField key={part} {...fieldOf(part)} lang="bn" required={false} />
          ))}
        </div>
      </details>
      {slide.picture !== "" && (
        <section aria-label={words.preview(number)} className="overflow-hidden">
          <div className="lg:w-[70rem] lg:[zoom:0.5]" inert>
            <HeroPanel slide={slide} isFirst={false} />
          </div>
        </section>
      )}
    </div>
  );
}
