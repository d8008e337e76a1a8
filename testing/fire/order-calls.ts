import {
  CREATED_BY_ADMINS,
  FOR_ADMINS,
  CREATED_BY_THE_DESK,
  EACH_CREATES_HIS_OWN,
  EACH_HIS_OWN,
  FOR_THE_DESK,
  ONLY_THE_OWNER,
  OWNER_AND_ADMINS,
  type ContractCall,
} from "@/testing/fire/contract-call";
import { COUPON_CODE, type World } from "@/testing/fire/world";

const CONTACT = {
  name: "Rahim Uddin",
  phone: "01712 345678",
  address: "House 12, Road 5, Dhanmondi, Dhaka",
  deliveryLocation: "Inside Dhaka",
  paymentMethod: "Cash On Delivery",
};

/** The key that new customers with that phone share. */
const SHARED_KEY = "phone:01712345678";

const emailOf = ({ self }: World) => `?email=${self.user.email}`;
const order = ({ product }: World) => ({ ...CONTACT, amount: product.price + 100 });

/** The calls of codes. */
export const COUPON_CALLS: ContractCall[] = [
  { method: "GET", route: "coupons", expected: FOR_ADMINS },
  {
    method: "POST",
    route: "coupons",
    expected: CREATED_BY_ADMINS,
    body: () => ({
      code: "puja 15",
      kind: "percent",
      value: 15,
      minItems: 1_000,
      startsAt: "2026-10-01T00:00:00+06:00",
      endsAt: "2026-10-21T23:59:59+06:00",
      maxUses: 100,
      maxUsesPerCustomer: 1,
      categories: ["Caps"],
    }),
  },
  {
    method: "POST",
    route: "coupons",
    about: "that is there already",
    expected: { ...FOR_ADMINS, admin: 409 },
    body: () => ({ code: COUPON_CODE, kind: "freeDelivery" }),
  },
  {
    method: "PATCH",
    route: "coupons/[code]",
    expected: FOR_ADMINS,
    params: () => ({ code: COUPON_CODE }),
    body: () => ({ value: 20, endsAt: "2030-01-01T00:00:00+06:00", maxUses: null }),
  },
  {
    method: "DELETE",
    route: "coupons/[code]",
    expected: FOR_ADMINS,
    params: () => ({ code: COUPON_CODE }),
  },
  {
    method: "POST",
    route: "coupons/check",
    expected: EACH_HIS_OWN,
    body: ({ product }) => ({
      code: COUPON_CODE.toLowerCase(),
      lines: [{ productId: product._id, size: "30", color: "Indigo", quantity: 1 }],
    }),
  },
  {
    method: "POST",
    route: "orders",
    about: "with a code",
    expected: EACH_CREATES_HIS_OWN,
    body: (world) => ({ ...order(world), coupon: COUPON_CODE, amount: world.product.price - 125 + 100 }),
  },
];

/** The calls of orders, and the status for each kind of caller. */
export const ORDERS: ContractCall[] = [
  { method: "GET", route: "orders", expected: EACH_HIS_OWN },
  { method: "GET", route: "orders", about: "by e-mail", expected: OWNER_AND_ADMINS, query: emailOf },
  { method: "POST", route: "orders", expected: EACH_CREATES_HIS_OWN, body: order },
  {
    method: "POST",
    route: "orders",
    about: "by e-mail",
    expected: { ...ONLY_THE_OWNER, self: 201 },
    body: (world) => ({ ...order(world), email: world.self.user.email, cartItems: [{ _id: world.lineId }] }),
  },
  {
    method: "PATCH",
    route: "orders/[id]",
    expected: FOR_THE_DESK,
    params: ({ pendingId }) => ({ id: pendingId }),
    body: () => ({ status: "Confirmed" }),
  },
  {
    method: "PATCH",
    route: "orders/[id]",
    about: "that is no longer pending",
    expected: { ...FOR_THE_DESK, staff: 409, admin: 409 },
    params: ({ confirmedId }) => ({ id: confirmedId }),
    body: () => ({ status: "Canceled" }),
  },
  {
    method: "DELETE",
    route: "orders/[id]",
    expected: { visitor: 401, self: 200, other: 404, staff: 404, admin: 200 },
    params: ({ pendingId }) => ({ id: pendingId }),
  },
  {
    method: "DELETE",
    route: "orders/[id]",
    about: "that is no longer pending",
    expected: { visitor: 401, self: 409, other: 404, staff: 404, admin: 200 },
    params: ({ confirmedId }) => ({ id: confirmedId }),
  },
  {
    method: "GET",
    route: "orders/[id]/contents",
    expected: { visitor: 401, self: 200, other: 404, staff: 200, admin: 200 },
    params: ({ pendingId }) => ({ id: pendingId }),
  },
  {
    method: "PATCH",
    route: "orders/[id]/contents",
    about: "without its name and a discount",
    expected: { visitor: 401, self: 200, other: 404, staff: 200, admin: 200 },
    params: ({ pendingId }) => ({ id: pendingId }),
    body: ({ product }) => ({
      version: 0,
      phone: "01812 345678",
      lines: [{ productId: product._id, size: "32", color: "Black", quantity: "২" }],
    }),
  },
  {
    method: "PATCH",
    route: "orders/[id]/contents",
    expected: FOR_THE_DESK,
    params: ({ pendingId }) => ({ id: pendingId }),
    body: ({ product }) => ({
      version: 0,
      name: "Karim Uddin",
      phone: "01812 345678",
      address: "House 7, Zindabazar, Sylhet",
      deliveryLocation: "Outside Dhaka",
      lines: [{ productId: product._id, size: "32", color: "Black", quantity: "২" }],
      discount: { amount: 50, reason: "A loose button" },
    }),
  },
  {
    method: "PATCH",
    route: "orders/[id]/contents",
    about: "that somebody has changed meanwhile",
    expected: { ...FOR_THE_DESK, staff: 409, admin: 409 },
    params: ({ pendingId }) => ({ id: pendingId }),
    body: () => ({ version: 7, name: "Karim Uddin" }),
  },
  {
    method: "PATCH",
    route: "orders/[id]/contents",
    about: "that is no longer pending",
    expected: { visitor: 401, self: 409, other: 404, staff: 409, admin: 409 },
    params: ({ confirmedId }) => ({ id: confirmedId }),
    body: () => ({ version: 0, phone: "01812 345678" }),
  },
  {
    method: "POST",
    route: "orders/[id]/reopen",
    expected: FOR_THE_DESK,
    params: ({ confirmedId }) => ({ id: confirmedId }),
  },
  {
    method: "POST",
    route: "orders/[id]/reopen",
    about: "that is pending",
    expected: { ...FOR_THE_DESK, staff: 409, admin: 409 },
    params: ({ pendingId }) => ({ id: pendingId }),
  },
  {
    method: "POST",
    route: "orders/[id]/cancel",
    expected: FOR_THE_DESK,
    params: ({ confirmedId }) => ({ id: confirmedId }),
    body: () => ({ reason: "changedMind", note: "Found it elsewhere" }),
  },
  {
    method: "PATCH",
    route: "orders/[id]/cancel",
    about: "of an order that is not cancelled",
    expected: { ...FOR_THE_DESK, staff: 409, admin: 409 },
    params: ({ pendingId }) => ({ id: pendingId }),
    body: () => ({ reason: "noAnswer" }),
  },
  {
    method: "POST",
    route: "orders/byStaff",
    expected: CREATED_BY_THE_DESK,
    body: ({ product }) => ({
      ...CONTACT,
      source: "messenger",
      lines: [{ productId: product._id, size: "30", color: "Indigo", quantity: 1 }],
      discount: { amount: 50, reason: "Regular customer" },
      advance: { amount: 200, reference: "bKash 8N7A6D5E" },
      note: "Call after 5 pm",
      email: "",
      agreed: true,
    }),
  },
  {
    method: "GET",
    route: "orders/lastContact",
    expected: FOR_THE_DESK,
    query: () => "?phone=01712345678",
  },
  {
    method: "GET",
    route: "products/choices",
    expected: FOR_THE_DESK,
    query: () => "?q=denim%2032",
  },
  {
    method: "POST",
    route: "orders/printed",
    expected: FOR_THE_DESK,
    body: ({ pendingId, confirmedId }) => ({ ids: [pendingId, confirmedId] }),
  },
  { method: "GET", route: "orders/limits", expected: EACH_HIS_OWN },
  {
    method: "POST",
    route: "orders/cancelPending",
    about: "of a phone",
    expected: FOR_THE_DESK,
    body: () => ({ phone: CONTACT.phone }),
  },
  {
    method: "POST",
    route: "orders/cancelPending",
    about: "of an account",
    expected: FOR_THE_DESK,
    body: ({ self, pendingId }) => ({ email: self.user.email, upTo: pendingId }),
  },
  {
    method: "POST",
    route: "orders/cancelPending",
    about: "of what new customers share",
    expected: FOR_THE_DESK,
    body: () => ({ sharedKey: SHARED_KEY }),
  },
  { method: "GET", route: "orders/sharedLimits", expected: FOR_THE_DESK },
  {
    method: "POST",
    route: "orders/sharedLimits/lift",
    expected: FOR_THE_DESK,
    body: () => ({ key: SHARED_KEY }),
  },
  { method: "GET", route: "allOrders", expected: FOR_THE_DESK },
  { method: "GET", route: "allOrders/page", expected: FOR_THE_DESK },
  { method: "GET", route: "allOrders/counts", expected: FOR_THE_DESK },
];
