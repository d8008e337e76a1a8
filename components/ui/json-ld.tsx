/** What the page says, for machines. A `<` is written as its number, so that no text in it can end the script. */
export function JsonLd({ graph }: { graph: object }) {
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
