import "server-only";
import { z } from "zod";
import { optionalSecret, optionalText, variablesOf, webAddress } from "@/lib/env";

export const readSteadfastVariables = variablesOf(
  z.object({
    /** Parcels are booked over its API where both of its keys are set. */
    STEADFAST_API_KEY: optionalText,
    STEADFAST_SECRET_KEY: optionalText,
    STEADFAST_BASE_URL: webAddress.default("https://portal.packzy.com/api/v1"),
    /** Its webhook is answered where its token is set, which it sends as a bearer and signs with. */
    STEADFAST_WEBHOOK_TOKEN: optionalSecret,
    /** The signing secret, where it is not the token. */
    STEADFAST_WEBHOOK_SECRET: optionalSecret,
  }),
);
