import { Carousel } from "@/components/ui/carousel";
import { LinkButton } from "@/components/ui/link-button";
import { Picture } from "@/components/ui/picture";
import { type CategorySlug, getCategoryBySlug } from "@/lib/categories";
import { categoryPath } from "@/lib/paths";

interface HeroSlide {
  slug: CategorySlug;
  title: string;
  text: string;
  picture: string;
}

const SLIDES: HeroSlide[] = [
  {
    slug: "denimpants",
    title: "Denim with its edge on",
    text: "Raw selvedge, 14 oz, sewn straight. It fades where you bend.",
    picture: "/catalogue/raw-selvedge-jean-14oz-1-960.webp",
  },
  {
    slug: "belts",
    title: "One hide, one buckle",
    text: "Full-grain belts that outlast the trousers they hold.",
    picture: "/catalogue/tan-full-grain-belt-1-960.webp",
  },
  {
    slug: "fullshirts",
    title: "Formal shirts, calm collars",
    text: "Oxford and poplin with a placket that lies flat all day.",
    picture: "/catalogue/white-oxford-button-down-1-960.webp",
  },
  {
    slug: "basictshirts",
    title: "The tee you reach for",
    text: "Combed cotton, taped shoulders, a neck that keeps its shape.",
    picture: "/catalogue/white-combed-tee-1-960.webp",
  },
];

const LETS_SHOP = "Let's Shop!";
const PICTURE_SIZES = "(min-width: 1024px) 50vw, 100vw";

/** Fades the picture's background into that of its slide, which is wider. */
const FADED_SIDES = "fade-sides";

/** Four slides, each with a link to its category. */
export function Hero() {
  const slides = SLIDES.map((slide, index) => ({
    key: slide.slug,
    content: <HeroPanel slide={slide} isFirst={index === 0} />,
  }));
  return (
    <Carousel label="Featured" slides={slides} canSwipe={false} className="-mx-gutter sm:-mx-6 xl:mx-0" />
  );
}

function HeroPanel({ slide, isFirst }: { slide: HeroSlide; isFirst: boolean }) {
  return (
    <article className="grid h-full grid-rows-[auto_1fr] bg-indigo text-white lg:min-h-[clamp(24rem,calc(100svh-21.25rem),36rem)] lg:grid-cols-2 lg:grid-rows-1">
      <div className="relative h-[clamp(200px,calc(100svh-606px),352px)] bg-kraft lg:order-last lg:h-auto">
        <Picture
          src={slide.picture}
          alt=""
          sizes={PICTURE_SIZES}
          isEager={isFirst}
          className={`absolute inset-0 m-auto h-full w-auto! max-w-full object-contain! ${FADED_SIDES}`}
        />
      </div>
      <div className="grid content-center justify-items-start gap-3 border-l-4 border-selvedge px-gutter pt-5 pb-16 min-[360px]:gap-2 min-[360px]:pb-2 sm:px-6 lg:gap-5 lg:p-14">
        <p className="care-label">{getCategoryBySlug(slide.slug)?.name}</p>
        <h2 className="min-h-[2lh] text-3xl lg:text-5xl">{slide.title}</h2>
        <p className="min-h-[2lh] max-w-md text-balance lg:text-lg">{slide.text}</p>
        <LinkButton
          variant="quiet"
          href={categoryPath(slide.slug)}
          className="mt-1 px-[min(1.25rem,5vw)]! text-[min(1rem,5vw)]"
        >
          {LETS_SHOP}
        </LinkButton>
      </div>
    </article>
  );
}
