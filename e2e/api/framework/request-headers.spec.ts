import { prepareFlightRouterStateForRequest } from "next/dist/client/flight-data-helpers.js";
import { NEXT_ROUTER_STATE_TREE_HEADER } from "next/dist/client/components/app-router-headers.js";
import { sanitizeRequestHeaders } from "../../../server/next/request-headers.mjs";
import { testFormat } from "../../support/framework-format";

type Tree = Parameters<typeof prepareFlightRouterStateForRequest>[0];
type Request = Parameters<typeof sanitizeRequestHeaders>[0];

const TREE = [
  "",
  { children: [["category", "belts", "d", null], { children: ["__PAGE__", {}] }] },
  null,
  null,
];

testFormat({
  what: "sends the router state tree as a JSON array of a segment and its children by slot",
  module: "request-headers.mjs",
  read: () => ({
    name: NEXT_ROUTER_STATE_TREE_HEADER,
    value: prepareFlightRouterStateForRequest(TREE as unknown as Tree),
  }),
  fits: ({ name, value }) => {
    const headers = { [name]: value };
    sanitizeRequestHeaders({ url: "/belts", headers } as unknown as Request);
    const isKept = headers[name] !== undefined;
    const broken = { [name]: encodeURIComponent('["",{"children":[]}]') };
    sanitizeRequestHeaders({ url: "/belts", headers: broken } as unknown as Request);
    return isKept && broken[name] === undefined;
  },
  change: ({ name, value }) => ({ name, value: encodeURIComponent(`{"tree":${decodeURIComponent(value)}}`) }),
});
