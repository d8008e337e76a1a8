import { SITE } from "@/lib/site";

/** The film: fetched only when somebody presses play; until then its poster. */
export function Film() {
  return (
    <section
      aria-labelledby="film"
      className="-mx-4 bg-ink px-4 py-10 text-white sm:-mx-6 sm:px-6 lg:py-16 xl:mx-0"
    >
      <div className="mx-auto grid max-w-5xl gap-6 lg:grid-cols-[1fr_2fr] lg:items-center lg:gap-12">
        <div>
          <h2 id="film" className="text-3xl">
            Cloth, thread, label
          </h2>
          <p className="mt-3 text-lg">
            How a flat piece of cloth becomes a pair of jeans, in a few seconds. No sound.
          </p>
        </div>
        <video
          controls
          muted
          playsInline
          preload="none"
          poster={SITE.film.poster}
          width={960}
          height={540}
          aria-label="Film: a pair of jeans is cut, sewn and labelled"
          className="aspect-video w-full rounded-cloth bg-indigo"
        >
          {SITE.film.sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
      </div>
    </section>
  );
}
