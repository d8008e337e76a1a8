import {
  NEXT_ROUTER_PREFETCH_HEADER,
  NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
  NEXT_ROUTER_STATE_TREE_HEADER,
  NEXT_RSC_UNION_QUERY,
  NEXT_URL,
  RSC_HEADER,
} from "next/dist/client/components/app-router-headers.js";
import { computeCacheBustingSearchParam } from "next/dist/shared/lib/router/utils/cache-busting-search-param.js";
import { rscPath } from "../../../server/next/rsc-request.mjs";
import { testFormat } from "../../support/framework-format";

const TREE = "%5B%22%22%5D";

testFormat({
  what: "asks for the data of a page by rsc, next-router-state-tree and next-url, under the mark _rsc of them",
  module: "rsc-request.mjs",
  read: async () => ({
    query: `?${NEXT_RSC_UNION_QUERY}=${await computeCacheBustingSearchParam(undefined, undefined, TREE, "/")}`,
    names: [RSC_HEADER, NEXT_ROUTER_STATE_TREE_HEADER, NEXT_URL],
    partNames: [NEXT_ROUTER_PREFETCH_HEADER, NEXT_ROUTER_SEGMENT_PREFETCH_HEADER],
  }),
  fits: ({ query, names, partNames }) => {
    const [rsc = "", tree = "", url = ""] = names;
    const headers = { [rsc]: "1", [tree]: TREE, [url]: "/" };
    const isWhole = rscPath(`/belts${query}`, headers, names) === "/belts";
    return (
      isWhole && partNames.every((name) => rscPath(`/belts${query}`, headers, [...names, name]) === null)
    );
  },
  change: (sample) => ({ ...sample, query: sample.query.slice(0, -1) }),
});
