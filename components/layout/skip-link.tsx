/** The first stop of the keyboard: past the menu, to the page. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only rounded-cloth bg-indigo font-semibold text-white focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-30"
    >
      {/* What brings the link into sight takes its own padding away. */}
      <span className="block px-4 py-3">Skip to content</span>
    </a>
  );
}
