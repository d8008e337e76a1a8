import { useWords } from "#words";

/** The first focusable link: it skips the menu and leads to the page. */
export function SkipLink() {
  const { skip } = useWords("shell");
  return (
    <a
      href="#content"
      className="sr-only rounded-cloth bg-indigo font-semibold text-white focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-30"
    >
      {/* The class that brings the link into sight removes its own padding. */}
      <span className="block px-4 py-3">{skip}</span>
    </a>
  );
}
