import { useOpenedWords, useWords } from "#words";
import { ChevronLeft, ChevronRight, type LucideIcon, X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState, type TouchEvent } from "react";

interface FullScreenPicturesProps {
  pictures: string[];
  first: number;
  name: string;
  /** What each of them says of itself; empty where it says nothing. */
  notes: string[];
  onClose: () => void;
}

/** Pictures on the whole screen: arrow keys and swipes turn, + and - zoom, Escape closes. Zoomed pictures scroll. */
export function FullScreenPictures({ pictures, first, name, notes, onClose }: FullScreenPicturesProps) {
  const { pictures: about } = useWords("buying");
  const words = useOpenedWords().viewer;
  const { close } = useWords("frame");
  const dialog = useModal();
  const [index, setIndex] = useState(first);
  const [isZoomed, setIsZoomed] = useState(false);
  const note = notes[index];

  function turn(step: number) {
    setIndex((index + step + pictures.length) % pictures.length);
    setIsZoomed(false);
  }

  const place = words.place(name, { number: index + 1, of: pictures.length });
  const swipe = useSwipe((step) => {
    if (!isZoomed && pictures.length > 1) turn(step);
  });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "ArrowRight" && !isZoomed) turn(1);
    if (event.key === "ArrowLeft" && !isZoomed) turn(-1);
    if (event.key === "+" || event.key === "=") setIsZoomed(true);
    if (event.key === "-") setIsZoomed(false);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={about.label(name)}
      data-full-screen=""
      onClose={onClose}
      onKeyDown={onKeyDown}
      {...swipe}
      // A swipe that turns a picture must not also go back in the browser.
      className={`m-0 h-svh max-h-none w-full max-w-none overscroll-x-contain bg-ink p-0 ${isZoomed ? "" : "touch-pan-y touch-pinch-zoom"}`}
    >
      {note && (
        <p className="fixed top-0 left-0 z-10 max-w-full rounded-br-cloth bg-paper px-3 py-2 wrap-anywhere text-ink">
          {note}
        </p>
      )}
      <div className="fixed inset-x-0 bottom-4 z-10 flex justify-center gap-3">
        {pictures.length > 1 && (
          <RoundButton label={words.previous} icon={ChevronLeft} onClick={() => turn(-1)} />
        )}
        <RoundButton
          label={isZoomed ? words.zoomOut : words.zoomIn}
          icon={isZoomed ? ZoomOut : ZoomIn}
          onClick={() => setIsZoomed(!isZoomed)}
        />
        {pictures.length > 1 && (
          <RoundButton label={words.next} icon={ChevronRight} onClick={() => turn(1)} />
        )}
        <RoundButton label={close} icon={X} onClick={() => dialog.current?.close()} />
      </div>
      <ZoomablePicture
        src={pictures[index] ?? ""}
        alt={[place, ...(note ? [note] : [])].join(", ")}
        isZoomed={isZoomed}
      />
    </dialog>
  );
}

/** A dialog that is over everything for as long as it is there. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  return dialog;
}

interface RoundButtonProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
}

function RoundButton({ label, icon: Icon, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-full bg-paper text-ink focus-visible:outline-paper"
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

/** How far a finger has to move sideways to count as a swipe. */
const SWIPE_PX = 40;

/** Handles swipes with one finger: to the left is the next picture, to the right the previous one. */
function useSwipe(turn: (step: 1 | -1) => void) {
  /** The point where the finger came down; null once there are two fingers. */
  const down = useRef<{ x: number; y: number }>(null);

  function onTouchStart({ touches }: TouchEvent) {
    const touch = touches[0];
    down.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
  }

  function onTouchEnd({ changedTouches }: TouchEvent) {
    const [from, to] = [down.current, changedTouches[0]];
    down.current = null;
    if (!from || !to) return;
    const across = to.clientX - from.x;
    if (Math.abs(across) > Math.max(SWIPE_PX, Math.abs(to.clientY - from.y))) turn(across < 0 ? 1 : -1);
  }

  return { onTouchStart, onTouchEnd };
}

interface ZoomablePictureProps {
  src: string;
  alt: string;
  isZoomed: boolean;
}

/** A picture that fills the screen, or is larger and scrolls in both directions. */
function ZoomablePicture({ src, alt, isZoomed }: ZoomablePictureProps) {
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = stage;
    if (!isZoomed || !current) return;
    current.scrollTo((current.scrollWidth - current.clientWidth) / 2, current.scrollHeight / 8);
    // With the focus here, the arrow keys scroll.
    current.focus();
  }, [isZoomed]);

  const smaller = findSmaller(src);
  const fit = smaller
    ? "aspect-4/5 h-auto w-[min(100%,80svh,960px)]"
    : "h-auto max-h-svh w-auto max-w-full object-contain";
  return (
    <div
      ref={stage}
      tabIndex={isZoomed ? 0 : -1}
      className={`grid h-full focus-visible:-outline-offset-4 focus-visible:outline-paper ${isZoomed ? "overflow-auto overscroll-x-contain" : "place-items-center overflow-hidden"}`}
    >
      {/* A picture of ours is shown as wide as it is: a larger display would show pixels instead of cloth. */}
      <img
        key={src}
        src={isZoomed ? largestOf(src) : src}
        alt={alt}
        width={960}
        height={1200}
        style={{ backgroundImage: smaller && `url(${JSON.stringify(smaller)})` }}
        className={`bg-cover ${
          isZoomed ? "mx-auto h-auto w-[960px] max-w-none [@media(min-resolution:1.5dppx)]:w-[720px]" : fit
        }`}
      />
    </div>
  );
}

/** Our catalogue's pictures come in 1,280 pixels too, which only a zoomed one needs. */
const largestOf = (src: string): string => src.replace(/^(\/catalogue\/.+)-960(?=\.webp$)/, "$1-1280");

/** The page's own smaller version of our picture: it shows until the larger one has loaded. */
function findSmaller(src: string): string | undefined {
  const shown = [...document.images].find(
    (image) => image.getAttribute("src") === src && image.naturalWidth > 0 && image.currentSrc !== image.src,
  );
  return shown?.currentSrc;
}
