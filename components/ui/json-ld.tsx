/** What the page says, for machines. A `<` is escaped, so that no text in it can end the script; React leaves the rest of a script as it is. */
export function JsonLd({ graph }: { graph: object }) {
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{json}</script>;
}
