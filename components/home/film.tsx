import { FilmPlayer } from "@/components/home/film-player";
import { SITE } from "@/lib/site";

/** A few seconds of film about the make. */
export function Film() {
  return (
    <section
      aria-labelledby="film"
      className="-mx-gutter bg-ink px-gutter py-10 text-white sm:-mx-6 sm:px-6 lg:py-16 xl:mx-0"
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
        <FilmPlayer {...SITE.film} />
      </div>
    </section>
  );
}
