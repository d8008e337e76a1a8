import { z } from "zod";
import { listFields } from "@/lib/platform/http/list";

/** The list of customers as the address of its page has it. */
export const customersPlaceSchema = z.object({ q: listFields.q });

/** GET /customers. `cursor` is the id of the last order that was looked at. */
export const listCustomersQuerySchema = z.object(listFields);

export type ListCustomersQuery = z.output<typeof listCustomersQuerySchema>;

/** GET /customers/{id}/orders */
export const customerOrdersQuerySchema = z.object({ cursor: listFields.cursor });

export type CustomerOrdersQuery = z.output<typeof customerOrdersQuerySchema>;
