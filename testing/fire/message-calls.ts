import {
  ANYBODY,
  EACH_HIS_OWN,
  FOR_ADMINS,
  FOR_THE_DESK,
  type ContractCall,
} from "@/testing/fire/contract-call";

/** The calls for messages to customers and to the shop. */
export const MESSAGE_CALLS: ContractCall[] = [
  {
    method: "POST",
    route: "messages/[id]/sendAgain",
    expected: FOR_THE_DESK,
    params: ({ messageId }) => ({ id: messageId }),
  },
  {
    method: "POST",
    route: "messages/[id]/sendAgain",
    about: "that is not there",
    expected: { ...FOR_THE_DESK, staff: 404, admin: 404 },
    params: () => ({ id: "65f000000000000000000001:sms:customer" }),
  },
  {
    method: "POST",
    route: "messages/[id]/dismiss",
    expected: FOR_THE_DESK,
    params: ({ messageId }) => ({ id: messageId }),
  },
  {
    method: "POST",
    route: "messages/[id]/dismiss",
    about: "that is not there",
    expected: { ...FOR_THE_DESK, staff: 404, admin: 404 },
    params: () => ({ id: "65f000000000000000000001:sms:customer" }),
  },
  { method: "GET", route: "settings", expected: FOR_ADMINS },
  {
    method: "PATCH",
    route: "settings",
    expected: FOR_ADMINS,
    body: () => ({ version: 0, messages: { kinds: { sms: ["handedOver"], mail: null } } }),
  },
  {
    method: "PATCH",
    route: "settings",
    about: "that make no sense",
    expected: { ...FOR_ADMINS, admin: 400 },
    body: () => ({ version: 0, orders: { staffDiscountPercent: 101 } }),
  },
  {
    method: "PATCH",
    route: "settings",
    about: "of another version",
    expected: { ...FOR_ADMINS, admin: 409 },
    body: () => ({ version: 7, messages: { kinds: { sms: [] } } }),
  },
  { method: "POST", route: "firstSteps", expected: FOR_ADMINS, body: () => ({ steps: ["delivery"] }) },
  {
    method: "POST",
    route: "firstSteps",
    about: "that there are not",
    expected: { ...FOR_ADMINS, admin: 400 },
    body: () => ({ steps: ["holiday"] }),
  },
  { method: "DELETE", route: "demoProducts", expected: FOR_ADMINS },
  {
    method: "PATCH",
    route: "messagePreferences",
    expected: EACH_HIS_OWN,
    body: () => ({ language: "bn", isOrderMailWanted: false }),
  },
  {
    method: "POST",
    route: "stockAlerts",
    expected: ANYBODY,
    body: ({ soldOut }) => ({
      productId: soldOut._id,
      size: "30",
      color: "Indigo",
      contact: "nadia@example.com",
    }),
  },
  {
    method: "POST",
    route: "stockAlerts",
    about: "of what can be had",
    expected: { visitor: 409, self: 409, other: 409, staff: 409, admin: 409 },
    body: ({ product }) => ({
      productId: product._id,
      size: "30",
      color: "Indigo",
      contact: "nadia@example.com",
    }),
  },
  {
    method: "POST",
    route: "stockAlerts/stop",
    expected: ANYBODY,
    body: () => ({ token: "0".repeat(25) }),
  },
  {
    method: "PATCH",
    route: "trackedOrders",
    about: "with a link that shows no order",
    expected: { visitor: 404, self: 404, other: 404, staff: 404, admin: 404 },
    body: () => ({ token: "0".repeat(25), language: "bn" }),
  },
];
