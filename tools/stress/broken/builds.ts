import type { ScenarioName } from "@/tools/stress/scenarios/all";

export interface Patch {
  file: string;
  /** Occurs once in the file. */
  search: string;
  replace: string;
}

export interface BrokenBuild {
  name: string;
  patches: Patch[];
  /** Those that must go red. */
  scenarios: ScenarioName[];
}

/** The shop without one of the conditions that the order protocol rests on. */
export const BROKEN_BUILDS: BrokenBuild[] = [
  {
    name: "no claim of the cart lines",
    patches: [
      {
        file: "lib/orders/place/claim-cart.ts",
        search: "await claims.run(",
        replace: 'await (async (..._: unknown[]): Promise<string> => (claims ? "done" : ""))(',
      },
    ],
    scenarios: ["many-tabs"],
  },
  {
    name: "no condition on the decrement",
    patches: [{ file: "lib/stock/hold-stock.ts", search: "stock: { $gte: quantity },", replace: "" }],
    // Not the last unit: where the first of its orders comes alone, the others read that there is none left.
    scenarios: ["scarce-stock", "options"],
  },
  {
    name: "a hold that is asked for by order alone, not by unit",
    patches: [
      {
        file: "lib/stock/hold-stock.ts",
        search: 'StockUnit.exists({ _id: unitId, "holds.orderId": orderId })',
        replace: 'StockUnit.exists({ "holds.orderId": orderId })',
      },
    ],
    scenarios: ["options"],
  },
  {
    name: "a commit that does not wait for the journal",
    patches: [
      {
        file: "lib/platform/database/connection-settings.ts",
        search: "const DURABLE_ALONE = { w: 1, journal: true } as const;",
        replace: "const DURABLE_ALONE = { w: 1, journal: false } as const;",
      },
    ],
    scenarios: ["kills"],
  },
  {
    name: "the price from the client",
    patches: [
      {
        file: "lib/orders/place/place-order.ts",
        search: "if (price.amount === input.amount) return null;",
        replace: "if (price.amount === input.amount || input.amount > 0) return null;",
      },
      {
        file: "lib/orders/place/place-order.ts",
        search: "    ...priceOrder({ lines, terms }),",
        replace: "    ...priceOrder({ lines, terms }),\n    amount: input.amount,",
      },
    ],
    scenarios: ["price-changes"],
  },
  {
    name: "a change of an order that does not ask whether it is still the version that was seen",
    patches: [
      {
        file: "lib/orders/contents/change-contents.ts",
        search: "...atVersion(input.version),",
        replace: "...(input.version === -1 && atVersion(input.version)),",
      },
    ],
    scenarios: ["changes"],
  },
  {
    name: "a booking whose answer was lost and that is not looked for",
    patches: [
      {
        file: "lib/delivery/bookings/send-bookings.ts",
        search: "if (isRepeat(order)) return await findSent(",
        replace: "if (!order._id) return await findSent(",
      },
    ],
    scenarios: ["week"],
  },
  {
    name: "a step of a parcel that does not ask where the parcel is",
    patches: [
      {
        file: "lib/delivery/parcels/move-parcel.ts",
        search: "...parcelIn([input.from]),",
        replace: "...(version === -1 && parcelIn([input.from])),",
      },
      {
        file: "lib/delivery/parcels/move-parcel.ts",
        search: "...((returned || pieces.length > 0) && atVersion(version)),",
        replace: "...(version === -1 && atVersion(version)),",
      },
    ],
    scenarios: ["parcels"],
  },
  {
    name: "the driver as it comes, which waits for ever on a dead socket",
    patches: [
      {
        file: "lib/platform/database/db.ts",
        search: "await patchDriver();",
        replace: 'if (uri === "") await patchDriver();',
      },
    ],
    scenarios: ["outage"],
  },
  {
    name: "a return that is changed in whatever version it is",
    patches: [
      {
        file: "lib/orders/change-order.ts",
        search: "...atVersion(version) };",
        replace: "...(version === -1 && atVersion(version)) };",
      },
    ],
    scenarios: ["returns"],
  },
  {
    name: "a page that fails in the place of the last good one",
    patches: [
      {
        file: "server/cache/stale-answer.mjs",
        search: "head.status === UNAVAILABLE && key !== null",
        replace: "head.status === OK && key !== null",
      },
    ],
    scenarios: ["kept-pages"],
  },
  {
    name: "connections beyond the limit that are cut",
    patches: [
      {
        file: "server/edge/connection-limit.mjs",
        search: 'server.emit("clientError", REFUSAL, socket);',
        replace: "socket.destroy();",
      },
    ],
    scenarios: ["connections"],
  },
  {
    name: "pipelined requests beyond the limit that are cut off",
    patches: [
      {
        file: "server/edge/serialize-pipelined-requests.mjs",
        search: "pipeline.isFull = pipeline.waiting > MAX_PIPELINED;",
        replace: "if (pipeline.waiting > MAX_PIPELINED) socket.destroy();",
      },
    ],
    scenarios: ["connections"],
  },
  {
    name: "small bodies that may take as long as large ones",
    patches: [
      {
        file: "server/edge/buffer-request-body.mjs",
        search: "const SMALL_BODY_MS = 30_000;",
        replace: "const SMALL_BODY_MS = 300_000;",
      },
    ],
    scenarios: ["connections"],
  },
  {
    name: "a share that newcomers may go past together",
    patches: [
      {
        file: "lib/orders/limits/require-within-limits.ts",
        search: "wanted > 0 && ofAll + wanted > most",
        replace: "wanted < 0 && ofAll + wanted > most",
      },
    ],
    scenarios: ["newcomers"],
  },
  {
    name: "a proved e-mail that makes its account known",
    patches: [
      {
        file: "lib/orders/limits/order-limits.ts",
        search: 'standing === "newcomer" || standing === "proved";',
        replace: 'standing === "newcomer";',
      },
    ],
    scenarios: ["newcomers"],
  },
  {
    name: "a proof of the phone that is asked for where none can be had",
    patches: [
      {
        file: "lib/orders/place/place-order.ts",
        search: "input.callFirst || !(await",
        replace: "input.amount < 0 && !(await",
      },
    ],
    scenarios: ["newcomers"],
  },
  {
    name: "sign-ins that bring no proof of work, and stand in the order in which they come",
    patches: [
      {
        file: "server/edge/admission.mjs",
        search: "const rank = route.lately.level(caller);",
        replace: "const rank = Math.min(0, route.lately.level(caller));",
      },
      {
        file: "server/edge/admission.mjs",
        search: "call === undefined ? undefined : new ProofDemand(",
        replace: 'call !== "" ? undefined : new ProofDemand(',
      },
    ],
    scenarios: ["sign-ins"],
  },
  {
    name: "sign-ins of a flood that solves every proof, with no cooldown after one",
    patches: [
      {
        file: "server/edge/proof-demand.mjs",
        search: "if (callsTooMany <= 0) return undefined;",
        replace: "if (callsTooMany < Infinity) return undefined;",
      },
    ],
    scenarios: ["sign-ins"],
  },
  {
    name: "work that goes on while new connections wait",
    patches: [
      {
        file: "server/edge/new-connections.mjs",
        search: "const MOST_TURNS = 256;",
        replace: "const MOST_TURNS = 0;",
      },
    ],
    scenarios: ["new-visitors"],
  },
];
