/**
 * The page's structured data for machines. It escapes `<`, so that no text in it can end the script; React leaves the
 * rest of a script unchanged. Only the page has its text, and not the page's data: server/next/duplicate-text.mjs.
 */
export function JsonLd({ graph }: { graph: object }) {
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {json}
    </script>
  );
}
