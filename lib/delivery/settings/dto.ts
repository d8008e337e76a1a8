import type { Courier } from "@/lib/delivery/couriers/registry";

/** How far a courier is set up. */
export interface CourierState {
  courier: Courier;
  /** How it learns of parcels. */
  way: "api" | "file" | "none";
  /** The variables without which nothing is booked. */
  missing: string[];
  hasWebhook: boolean;
}
