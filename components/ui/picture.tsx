import { listCopies } from "@/lib/own-pictures";

interface PictureProps {
  src: string;
  alt: string;
  /** The language of what it is called, where that is another than the page's. */
  lang?: string | undefined;
  /** The width in the layout, as a sizes attribute. */
  sizes: string;
  isEager?: boolean;
  className?: string;
}

/** A product picture, 4:5 on a kraft background. Our own pictures come in two widths, others in one. */
export function Picture({ src, alt, lang, sizes, isEager = false, className = "" }: PictureProps) {
  const copies = listCopies(src).map(({ address, width }) => `${address} ${width}w`);
  const srcSet = copies.length > 0 ? copies.join(", ") : undefined;
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={alt}
      lang={lang}
      width={960}
      height={1200}
      loading={isEager ? "eager" : "lazy"}
      fetchPriority={isEager ? "high" : "auto"}
      decoding="async"
      // A script may have put another colour here before React came.
      suppressHydrationWarning
      className={`aspect-4/5 w-full bg-kraft object-cover ${className}`}
    />
  );
}
