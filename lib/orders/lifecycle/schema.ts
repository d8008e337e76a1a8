import { z } from "zod";
import { CANCELLATION_REASONS } from "@/lib/orders/constants";
import { PARCEL_STATES } from "@/lib/orders/lifecycle";

export const cancellationReasonSchema = z.enum(CANCELLATION_REASONS, "Please choose why it is cancelled.");

export const parcelStateSchema = z.enum(PARCEL_STATES);
