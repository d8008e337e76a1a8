/**
 * What the page says, for machines. A `<` is escaped, so that no text in it can end the script; React leaves the rest of
 * a script as it is. Its text is in the page alone, and not in the data: server/next/duplicate-text.mjs.
 */
export function JsonLd({ graph }: { graph: object }) {
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {json}
    </script>
  );
}
