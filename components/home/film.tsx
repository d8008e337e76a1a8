import { useWords } from "#words";
import { FilmPlayer } from "@/components/home/film-player";
import { SITE } from "@/lib/site";

/** A few seconds of film about the make. */
export function Film() {
  const { film: words } = useWords("home");
  return (
    <section
      aria-labelledby="film"
      className="-mx-gutter bg-ink px-gutter py-10 text-white sm:-mx-6 sm:px-6 lg:py-16 xl:mx-0"
    >
      <div className="mx-auto grid max-w-5xl gap-6 lg:grid-cols-[1fr_2fr] lg:items-center lg:gap-12">
        <div>
          <h2 id="film" className="text-3xl">
            {words.title}
          </h2>
          <p className="mt-3 text-lg">{words.text}</p>
        </div>
        <FilmPlayer {...SITE.film} words={words.player} />
      </div>
    </section>
  );
}
