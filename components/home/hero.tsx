import { useWords } from "#words";
import { HeroPanel } from "@/components/home/hero-panel";
import { Carousel } from "@/components/ui/carousel";
import type { Slide } from "@/lib/settings/home/slides";

/** The slides, each with a link; nothing where there are none. */
export function Hero({ slides }: { slides: readonly Slide[] }) {
  const { featured } = useWords("home");
  if (slides.length === 0) return null;
  const panels = slides.map((slide, index) => ({
    key: keyOf(slide, slides.slice(0, index)),
    content: <HeroPanel slide={slide} isFirst={index === 0} isLowered={slides.length > 4} />,
  }));
  return (
    <Carousel label={featured} slides={panels} canSwipe={false} className="-mx-gutter sm:-mx-6 xl:mx-0" />
  );
}

/** Where a slide leads, which those before it may do too. */
function keyOf({ href }: Slide, before: readonly Slide[]): string {
  const same = before.filter((slide) => slide.href === href).length;
  return `${href.slice(1)}${same > 0 ? `#${same}` : ""}`;
}
