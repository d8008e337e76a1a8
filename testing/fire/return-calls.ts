import {
  CREATED_BY_THE_DESK,
  FOR_ADMINS,
  FOR_THE_DESK,
  NOBODY_ELSES,
  type ContractCall,
} from "@/testing/fire/contract-call";
import { makePlain } from "@/testing/pictures";
import type { World } from "@/testing/fire/world";

const ofDelivered = ({ deliveredId }: World) => ({ id: deliveredId });
const ofReturn = ({ deliveredId, returnId }: World) => ({ id: deliveredId, returnId });

const ofAsked = ({ askedOrderId, askedId }: World) => ({ id: askedOrderId, returnId: askedId });

/** The calls with which customers ask for a return, and the desk's answer. */
const REQUEST_CALLS: ContractCall[] = [
  {
    method: "POST",
    route: "orders/[id]/returnPictures",
    expected: { ...NOBODY_ELSES, self: 201 },
    params: ofDelivered,
    body: () => makePlain(300, 400),
  },
  {
    method: "GET",
    route: "orders/[id]/returnPictures/[pictureId]",
    expected: { ...NOBODY_ELSES, staff: 200, admin: 200 },
    params: ({ askedOrderId, pictureId }) => ({ id: askedOrderId, pictureId }),
    query: () => "?size=small",
  },
  {
    method: "POST",
    route: "orders/[id]/returnRequests",
    expected: { ...NOBODY_ELSES, self: 201 },
    params: ofDelivered,
    body: ({ deliveredLineId }) => ({
      lines: [{ lineId: deliveredLineId, quantity: "১", reason: "wrongSize", size: "32", color: "Black" }],
      wish: "exchange",
      note: "Too tight",
    }),
  },
  {
    method: "POST",
    route: "orders/[id]/returnRequests",
    about: "while one is not answered",
    expected: { ...NOBODY_ELSES, self: 409 },
    params: ({ askedOrderId }) => ({ id: askedOrderId }),
    body: ({ askedLineId }) => ({
      lines: [{ lineId: askedLineId, quantity: 1, reason: "other" }],
      wish: "refund",
      note: "It smells",
    }),
  },
  {
    method: "DELETE",
    route: "orders/[id]/returnRequests/[returnId]",
    expected: NOBODY_ELSES,
    params: ofAsked,
  },
  {
    method: "DELETE",
    route: "orders/[id]/returnRequests/[returnId]",
    about: "that is accepted",
    expected: { ...NOBODY_ELSES, self: 409 },
    params: ofReturn,
  },
  {
    method: "PATCH",
    route: "orders/[id]/returns/[returnId]",
    about: "that is accepted",
    expected: FOR_THE_DESK,
    params: ofAsked,
    body: ({ askedLineId }) => ({
      from: "asked",
      to: "accepted",
      lines: [{ lineId: askedLineId, quantity: 2, reason: "defect" }],
    }),
  },
  {
    method: "PATCH",
    route: "orders/[id]/returns/[returnId]",
    about: "that is refused",
    expected: FOR_THE_DESK,
    params: ofAsked,
    body: () => ({ from: "asked", to: "refused", reason: "other", words: "It was bought elsewhere" }),
  },
];

/** The calls for goods that come back after delivery. */
export const RETURN_CALLS: ContractCall[] = [
  { method: "GET", route: "returns", expected: FOR_THE_DESK },
  {
    method: "POST",
    route: "orders/[id]/returns",
    expected: CREATED_BY_THE_DESK,
    params: ofDelivered,
    body: ({ deliveredLineId }) => ({
      wish: "exchange",
      lines: [{ lineId: deliveredLineId, quantity: "১", reason: "wrongSize" }],
      note: "Too tight",
    }),
  },
  {
    method: "POST",
    route: "orders/[id]/returns",
    about: "of an order that is not delivered",
    expected: { ...CREATED_BY_THE_DESK, staff: 409, admin: 409 },
    params: ({ confirmedId }) => ({ id: confirmedId }),
    body: ({ lineId }) => ({
      wish: "refund",
      lines: [{ lineId, quantity: 1, reason: "defect" }],
      lateReason: "The seam opened",
    }),
  },
  {
    method: "PATCH",
    route: "orders/[id]/returns/[returnId]",
    expected: FOR_THE_DESK,
    params: ofReturn,
    body: ({ deliveredLineId }) => ({
      from: "accepted",
      to: "received",
      sellable: [{ lineId: deliveredLineId, sellable: 1 }],
    }),
  },
  {
    method: "PATCH",
    route: "orders/[id]/returns/[returnId]",
    about: "that is called off",
    expected: FOR_THE_DESK,
    params: ofReturn,
    body: () => ({ from: "accepted", to: "calledOff" }),
  },
  {
    method: "POST",
    route: "orders/[id]/returns/[returnId]/exchange",
    expected: CREATED_BY_THE_DESK,
    params: ofReturn,
    body: ({ product }) => ({
      lines: [{ productId: product._id, size: "32", color: "Black", quantity: 1 }],
      discount: { amount: 10, reason: "Our mistake" },
      note: "Take the old one along",
    }),
  },
  {
    method: "POST",
    route: "orders/[id]/returns/[returnId]/refund",
    about: "whose pieces are not here",
    expected: { ...FOR_ADMINS, admin: 409 },
    params: ofReturn,
    body: () => ({ amount: 100, method: "bkash", reference: "9XK27", reason: "The tag is missing" }),
  },
  ...REQUEST_CALLS,
];
