import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { StatusBadge } from "@/components/orders/status-badge";
import type { ParcelState } from "@/lib/orders/lifecycle";

const wordsOf = (state?: ParcelState) =>
  renderToStaticMarkup(<StatusBadge status="Confirmed" parcel={state && { state }} />)
    .split(/<[^>]*>/)
    .filter(Boolean);

it.each<[ParcelState | undefined, ...string[]]>([
  [undefined],
  ["packed"],
  ["handedOver"],
  ["delivered", "Delivered"],
  ["partlyDelivered", "Delivered in part"],
  ["returning", "On its way back"],
  ["returned", "Came back"],
  ["lost", "Lost"],
])("shows beside the status what happened to a parcel: %s", (state, ...words) => {
  expect(wordsOf(state)).toEqual(["Confirmed", ...words]);
});
