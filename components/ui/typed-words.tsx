import { useState } from "react";
import { useTypewriter } from "react-simple-typewriter";

const LOOPS = 5;
const TYPE_SPEED_MS = 70;
const DELETE_SPEED_MS = 70;
const DELAY_MS = 3_000;

/** A letter with its marks, and with those that it is joined to: a part of it is not to be read. */
const LETTER = /\P{M}(?:\u09cd\u200d?\p{L}|\p{M})*/gu;

/** The whole letters among the first characters of a text. */
function wholeLetters(text: string, length: number): string {
  let end = 0;
  for (const { 0: letter, index } of text.matchAll(LETTER))
    if (index + letter.length <= length) end = index + letter.length;
  return text.slice(0, end);
}

/** The typing animation over a static title, hidden from screen readers; it disappears after its loops. */
export function TypedWords({ words }: { words: string }) {
  const [isDone, setIsDone] = useState(false);
  const [text] = useTypewriter({
    words: [words],
    loop: LOOPS,
    typeSpeed: TYPE_SPEED_MS,
    deleteSpeed: DELETE_SPEED_MS,
    delaySpeed: DELAY_MS,
    onLoopDone: () => setIsDone(true),
  });
  if (isDone) return null;
  return (
    <p aria-hidden="true" data-typing="" className="title absolute top-0 -right-2 left-0 text-wrap">
      {/* The caret is the text's border and no box of its own: a box that moves is a layout shift. */}
      <span className="border-r-2 border-selvedge pr-0.5">{wholeLetters(words, text.length)}</span>
    </p>
  );
}
