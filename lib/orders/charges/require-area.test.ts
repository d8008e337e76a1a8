import { afterEach, expect, it } from "vitest";
import { AppError } from "@/lib/platform/http/errors";
import { processState } from "@/lib/platform/process-state.mjs";
import { requireArea } from "@/lib/orders/charges/require-area";
import type { Destination } from "@/lib/shop-facts";
import { AROUND_DHAKA, setZones } from "@/testing/charges";

afterEach(() => {
  delete processState.shopFacts;
});

/** What is told beside each field; null where the place is taken. */
function troublesOf(to: Destination): unknown {
  setZones(AROUND_DHAKA);
  try {
    requireArea(to);
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === "INVALID_FIELDS") return error.fields;
    throw error;
  }
}

const OUTSIDE = { deliveryLocation: "Outside Dhaka" } as const;
const NO_DISTRICT = { district: "Please choose a district of Bangladesh." };

it.each([
  [OUTSIDE],
  [{ ...OUTSIDE, district: "", thana: "" }],
  [{ ...OUTSIDE, district: "Sylhet" }],
  [{ ...OUTSIDE, district: "Dhaka", thana: "Savar" }],
  // No zone has it, so that either location may be meant.
  [{ deliveryLocation: "Inside Dhaka", district: "Dhaka", thana: "Dhamrai" } as const],
])("takes %j", (to) => {
  expect(troublesOf(to)).toBeNull();
});

it.each([
  [{ ...OUTSIDE, district: "Calcutta" }, NO_DISTRICT],
  [{ ...OUTSIDE, thana: "Savar" }, NO_DISTRICT],
  [{ ...OUTSIDE, district: "Sylhet", thana: "Savar" }, { thana: "Please choose a thana of Sylhet." }],
  [
    { deliveryLocation: "Inside Dhaka", district: "Dhaka", thana: "Savar" } as const,
    { deliveryLocation: "We deliver to Savar, Dhaka as “Outside Dhaka”." },
  ],
  [
    { deliveryLocation: "Inside Dhaka", district: "Gazipur" } as const,
    { deliveryLocation: "We deliver to Gazipur as “Outside Dhaka”." },
  ],
])("names what is wrong with %j", (to, fields) => {
  expect(troublesOf(to)).toEqual(fields);
});
