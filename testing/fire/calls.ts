import {
  ANYBODY,
  CREATED_BY_ADMINS,
  EACH_CREATES_HIS_OWN,
  EACH_HIS_OWN,
  FOR_ADMINS,
  NOBODY_ELSES,
  NOT_FOR_ANYBODY,
  NO_SUCH_METHOD,
  ONLY_THE_OWNER,
  OWNER_AND_ADMINS,
  type ContractCall,
} from "@/testing/fire/contract-call";
import { COUPON_CALLS, ORDERS } from "@/testing/fire/order-calls";
import { CATEGORY_CALLS, COLLECTION_CALLS, SALE_CALLS } from "@/testing/fire/sale-calls";
import type { World } from "@/testing/fire/world";
import { CASH_CALLS } from "@/testing/fire/cash-calls";
import { DATA_CALLS } from "@/testing/fire/data-calls";
import { DESK_CALLS } from "@/testing/fire/desk-calls";
import { REVIEW_CALLS } from "@/testing/fire/review-calls";
import { MESSAGE_CALLS } from "@/testing/fire/message-calls";
import { PARCEL_CALLS } from "@/testing/fire/parcel-calls";
import { RETURN_CALLS } from "@/testing/fire/return-calls";
import { makePlain } from "@/testing/pictures";

const NEW_PRODUCT = {
  name: "Cap of jute",
  category: "Caps",
  price: "৳ 1,250",
  fit: "Regular",
  sizes: "M, L",
  colors: ["Black"],
  stock: "7",
  image1: "/catalogue/cap.webp",
  image2: "https://pictures.example/cap.webp",
  image3: "",
};

const ofProduct = ({ product }: World) => ({ id: product._id });
const emailOf = ({ self }: World) => `?email=${self.user.email}`;

const PRODUCTS: ContractCall[] = [
  { method: "GET", route: "products", expected: ANYBODY },
  { method: "POST", route: "products", expected: CREATED_BY_ADMINS, body: () => NEW_PRODUCT },
  { method: "GET", route: "search", expected: ANYBODY, query: () => "?q=navy" },
  { method: "GET", route: "products/[id]", expected: ANYBODY, params: ofProduct },
  {
    method: "PATCH",
    route: "products/[id]",
    expected: FOR_ADMINS,
    params: ofProduct,
    body: () => NEW_PRODUCT,
  },
  { method: "DELETE", route: "products/[id]", expected: FOR_ADMINS, params: ofProduct },
  { method: "GET", route: "products/[id]/stock", expected: FOR_ADMINS, params: ofProduct },
  {
    method: "POST",
    route: "products/[id]/pieces",
    expected: FOR_ADMINS,
    params: ofProduct,
    body: () => ({ add: 5 }),
  },
  {
    method: "POST",
    route: "products/bulk",
    expected: FOR_ADMINS,
    body: ({ product }) => ({ ids: [product._id], set: { price: { percent: -10 }, roundTo: 5 } }),
  },
  {
    method: "POST",
    route: "products/bulk/[id]/undo",
    about: "of a file",
    expected: { ...FOR_ADMINS, admin: 404 },
    params: ({ file }) => ({ id: file._id }),
  },
  { method: "POST", route: "images", expected: CREATED_BY_ADMINS, body: () => makePlain(900, 1_200) },
];

const CARTS: ContractCall[] = [
  { method: "GET", route: "cart", expected: EACH_HIS_OWN },
  { method: "GET", route: "cart", about: "by e-mail", expected: ONLY_THE_OWNER, query: emailOf },
  {
    method: "POST",
    route: "cart",
    expected: EACH_CREATES_HIS_OWN,
    body: ({ product }) => ({ productId: product._id, quantity: "২", size: "30", color: "Indigo" }),
  },
  {
    method: "POST",
    route: "cart",
    about: "by e-mail",
    expected: { ...ONLY_THE_OWNER, self: 201 },
    body: ({ product, self }) => ({
      productId: product._id,
      quantity: 1,
      size: "30",
      color: "Indigo",
      email: self.user.email,
    }),
  },
  {
    method: "PATCH",
    route: "cart/[id]",
    expected: NOBODY_ELSES,
    params: ({ lineId }) => ({ id: lineId }),
    body: () => ({ quantity: 2 }),
  },
  {
    method: "PATCH",
    route: "cart/[id]",
    about: "to another option",
    expected: NOBODY_ELSES,
    params: ({ lineId }) => ({ id: lineId }),
    body: () => ({ size: "32", color: "black" }),
  },
  {
    method: "DELETE",
    route: "cart/[id]",
    expected: NOBODY_ELSES,
    params: ({ lineId }) => ({ id: lineId }),
  },
];

const USERS: ContractCall[] = [
  {
    method: "POST",
    route: "users",
    expected: ANYBODY,
    body: () => ({ name: "Nadia Islam", email: "nadia@example.com", password: "Dorji2026x" }),
  },
  {
    method: "POST",
    route: "users",
    about: "who is known",
    expected: ANYBODY,
    body: ({ self }) => ({ name: "Nadia Islam", email: self.user.email }),
  },
  { method: "GET", route: "users", expected: FOR_ADMINS },
  { method: "GET", route: "users/counts", expected: FOR_ADMINS },
  { method: "GET", route: "users/me/data", expected: EACH_HIS_OWN },
  {
    method: "POST",
    route: "users/me/deletion",
    about: "while orders are open, or of the only admin",
    expected: { ...EACH_HIS_OWN, self: 409, admin: 409 },
    body: () => ({}),
  },
  {
    method: "DELETE",
    route: "users/[id]",
    expected: FOR_ADMINS,
    params: ({ bystander }) => ({ id: bystander._id }),
  },
  {
    method: "DELETE",
    route: "users/[id]",
    about: "who is the admin",
    expected: { ...FOR_ADMINS, admin: 409 },
    params: ({ admin }) => ({ id: admin.user._id }),
  },
  {
    method: "PATCH",
    route: "users/admin/[idOrEmail]",
    expected: FOR_ADMINS,
    params: ({ bystander }) => ({ idOrEmail: bystander._id }),
  },
  {
    method: "PATCH",
    route: "users/staff/[id]",
    expected: FOR_ADMINS,
    params: ({ bystander }) => ({ id: bystander._id }),
    body: () => ({ isStaff: true }),
  },
  {
    method: "PATCH",
    route: "users/staff/[id]",
    about: "who is the admin",
    expected: { ...FOR_ADMINS, admin: 409 },
    params: ({ admin }) => ({ id: admin.user._id }),
    body: () => ({ isStaff: false }),
  },
  {
    method: "GET",
    route: "users/admin/[idOrEmail]",
    expected: OWNER_AND_ADMINS,
    params: ({ self }) => ({ idOrEmail: self.user.email }),
  },
  {
    method: "POST",
    route: "jwt",
    expected: ONLY_THE_OWNER,
    body: ({ self }) => ({ email: self.user.email }),
  },
  {
    method: "POST",
    route: "jwt",
    about: "for themselves",
    expected: EACH_HIS_OWN,
    body: (world, caller) => ({ email: world[caller].user.email }),
  },
  { method: "GET", route: "records", expected: FOR_ADMINS },
];

const FOR_EVERYBODY: ContractCall[] = [
  { method: "POST", route: "emailProofs", expected: EACH_HIS_OWN },
  {
    method: "POST",
    route: "emailProofs/confirm",
    about: "with a token that was never sent",
    expected: { visitor: 401, self: 400, other: 400, staff: 400, admin: 400 },
    body: () => ({ token: "t".repeat(43) }),
  },
  {
    method: "POST",
    route: "phoneProofs",
    about: "where no SMS can be sent",
    expected: { visitor: 401, self: 400, other: 400, staff: 400, admin: 400 },
    body: () => ({ phone: "01712345678" }),
  },
  {
    method: "POST",
    route: "phoneProofs/confirm",
    about: "with a code that was never sent",
    expected: { visitor: 401, self: 400, other: 400, staff: 400, admin: 400 },
    body: () => ({ phone: "01712345678", code: "123456" }),
  },
  { method: "POST", route: "passwordResets", expected: ANYBODY, body: () => ({ email: "no@example.com" }) },
  {
    method: "POST",
    route: "passwordResets/confirm",
    about: "with a token that was never sent",
    expected: { visitor: 400, self: 400, other: 400, staff: 400, admin: 400 },
    body: () => ({ token: "t".repeat(43), password: "Dorji2026x" }),
  },
  {
    method: "POST",
    route: "vitals",
    expected: ANYBODY,
    body: () => ({ path: "/caps", width: 390, values: { LCP: 1_200.5, CLS: 0 } }),
  },
  { method: "GET", route: "health/live", expected: ANYBODY },
  { method: "GET", route: "health/ready", expected: ANYBODY },
  { method: "GET", route: "openapi.json", expected: ANYBODY },
];

const SIGN_IN = "auth/[...nextauth]";
const ELSEWHERE = "[[...unknown]]";
const session = () => ({ nextauth: ["session"] });
const nothing = () => ({ unknown: ["nothing", "here"] });

/** The calls of next-auth, and calls to addresses that the shop does not have. */
const OTHERS: ContractCall[] = [
  { method: "GET", route: SIGN_IN, expected: ANYBODY, params: session },
  {
    method: "POST",
    route: SIGN_IN,
    about: "signout without the form's token",
    expected: ANYBODY,
    params: () => ({ nextauth: ["signout"] }),
    body: () => ({ json: "true" }),
  },
  ...(["PUT", "PATCH", "DELETE", "OPTIONS"] as const).map((method) => ({
    method,
    route: SIGN_IN,
    expected: NO_SUCH_METHOD,
    params: session,
  })),
  ...(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const).map((method) => ({
    method,
    route: ELSEWHERE,
    expected: NOT_FOR_ANYBODY,
    params: nothing,
  })),
];

/** Every call of the contract, and the status for each kind of caller. */
export const CALLS: ContractCall[] = [
  ...PRODUCTS,
  ...CARTS,
  ...ORDERS,
  ...COUPON_CALLS,
  ...SALE_CALLS,
  ...COLLECTION_CALLS,
  ...CATEGORY_CALLS,
  ...DESK_CALLS,
  ...DATA_CALLS,
  ...PARCEL_CALLS,
  ...MESSAGE_CALLS,
  ...REVIEW_CALLS,
  ...CASH_CALLS,
  ...RETURN_CALLS,
  ...USERS,
  ...FOR_EVERYBODY,
  ...OTHERS,
];

export const titleOf = ({ method, route, about = "" }: ContractCall): string =>
  `${method} /${route}${about && ` ${about}`}`;
