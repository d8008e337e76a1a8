/** The first stop of the keyboard: past the menu, to the page. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only rounded-cloth bg-indigo px-4 py-3 font-semibold text-white focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-30"
    >
      Skip to the page
    </a>
  );
}
