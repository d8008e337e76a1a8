import { addNoteSchema } from "@/lib/orders/call-queue/schema";
import { requireCustomerPhone } from "@/lib/orders/customers/last-orders";
import { addCustomerNote } from "@/lib/orders/customer-notes";
import { readableBy } from "@/lib/orders/for-staff";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { customerDtoSchema } from "@/lib/reports/customers/dto";
import { requireCustomer } from "@/lib/reports/customers/queries";
import { methodNotAllowed, route } from "@/lib/rest/route";

// POST /api/customers/{id}/notes
export const POST = route(
  {
    summary: "The desk writes a note on a customer, for the desk alone",
    auth: "staff",
    params: idParamsSchema,
    body: addNoteSchema,
    errors: ["NOT_FOUND"],
    response: customerDtoSchema,
    audit: ({ params, body }) => ({
      verb: "note",
      kind: "customer",
      id: params.id,
      after: { note: body.text },
    }),
  },
  async ({ user, params, body }) => {
    const phone = await requireCustomerPhone(params.id, readableBy(user));
    await addCustomerNote({ actor: user, phone, text: body.text });
    return await requireCustomer(user, params.id);
  },
);

export const { GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
