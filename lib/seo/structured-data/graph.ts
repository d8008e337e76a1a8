import type { Graph, Thing } from "schema-dts";

/** What a page says, in the words of schema.org. */
export function graphOf(...things: Thing[]): Graph {
  return { "@context": "https://schema.org", "@graph": things };
}
