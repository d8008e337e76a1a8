"use client";

import { useRef, useState } from "react";
import { LineIcon } from "@/components/ui/line-icon";
import type { Words } from "@/lib/words/words";

/** Plays and pauses a video element, and says whether it failed to load. */
function useFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const [isLost, setIsLost] = useState(false);

  async function toggle() {
    const { current: film } = video;
    if (!film) return;
    if (!film.paused) return film.pause();
    // Loads a film again that failed the last time.
    if (film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) film.load();
    setIsLost(false);
    try {
      await film.play();
    } catch {
      setIsLost(film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE);
    }
  }

  return { video, isPlaying, isShown, isLost, setIsPlaying, setIsShown, toggle };
}

interface FilmPlayerProps {
  poster: string;
  sources: readonly { src: string; type: string }[];
  words: Words["home"]["film"]["player"];
}

/** The film behind its poster: it loads only after somebody presses play. */
export function FilmPlayer({ poster, sources, words }: FilmPlayerProps) {
  const { video, isPlaying, isShown, isLost, setIsPlaying, setIsShown, toggle } = useFilm();
  return (
    <div>
      <div className="relative">
        <video
          ref={video}
          muted
          playsInline
          preload="none"
          width={960}
          height={540}
          aria-label={words.label}
          onPlay={() => setIsPlaying(true)}
          onPlaying={() => setIsShown(true)}
          onPause={() => setIsPlaying(false)}
          onEnded={() => setIsPlaying(false)}
          className="aspect-video w-full rounded-cloth bg-indigo"
        >
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
        </video>
        {!isShown && <Poster src={poster} />}
        <button
          type="button"
          data-needs-script=""
          onClick={() => void toggle()}
          className="group absolute inset-0 grid items-end justify-items-start p-3 focus-visible:outline-paper"
        >
          <span
            className={`inline-flex min-h-11 items-center gap-2 rounded-cloth bg-paper px-4 font-semibold text-ink transition-opacity duration-200 ${isPlaying ? "opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100" : ""}`}
          >
            <LineIcon name={isPlaying ? "pause" : "play"} className="size-5" />
            {isPlaying ? words.pause : words.play}
          </span>
        </button>
      </div>
      {isLost && (
        <p role="alert" className="mt-3">
          {words.failed}
        </p>
      )}
      <noscript className="block">
        <a href={sources.at(-1)?.src} className="mt-3 inline-block py-2 underline underline-offset-4">
          {words.open}
        </a>
      </noscript>
    </div>
  );
}

/** Replaces the video's own poster, which would load with the page although it is far below the window. */
function Poster({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width={960}
      height={540}
      loading="lazy"
      decoding="async"
      className="absolute inset-0 size-full rounded-cloth"
    />
  );
}
