import { z } from "zod";
import { COURIERS } from "@/lib/delivery/couriers/registry";

export const courierSchema = z.enum(COURIERS);
