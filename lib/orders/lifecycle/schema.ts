import { z } from "zod";
import { PARCEL_STATES } from "@/lib/orders/lifecycle";

export const parcelStateSchema = z.enum(PARCEL_STATES);
