import "server-only";
import { z } from "zod";
import { parseColumns } from "@/lib/delivery/couriers/columns";
import { COURIER_FACTS, COURIERS } from "@/lib/delivery/couriers/registry";
import { optionalText, variablesOf } from "@/lib/env";

const columns = optionalText.refine(
  (value) => value === undefined || parseColumns(value) !== null,
  "is not a list such as Invoice=invoice,Name=name",
);

/** The columns of the couriers' files, by variable, where they are not the usual ones. */
export const readFileVariables = variablesOf(
  z.object(Object.fromEntries(COURIERS.map((courier) => [COURIER_FACTS[courier].file.variable, columns]))),
);
