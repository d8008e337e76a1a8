import { z } from "zod";
import { jsonWithEtag } from "@/lib/platform/http/etag";
import type { CallsOf } from "@/lib/rest/calls";
import { makeOpenApi } from "@/lib/rest/openapi";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { brandFacts } from "@/lib/shop-facts";

const ROUTES = {
  "/jwt": await import("@/app/api/jwt/route"),
  "/users": await import("@/app/api/users/route"),
  "/users/{id}": await import("@/app/api/users/[id]/route"),
  "/users/admin/{idOrEmail}": await import("@/app/api/users/admin/[idOrEmail]/route"),
  "/users/staff/{id}": await import("@/app/api/users/staff/[id]/route"),
  "/users/counts": await import("@/app/api/users/counts/route"),
  "/users/me/data": await import("@/app/api/users/me/data/route"),
  "/users/me/deletion": await import("@/app/api/users/me/deletion/route"),
  "/products": await import("@/app/api/products/route"),
  "/products/{id}": await import("@/app/api/products/[id]/route"),
  "/products/bulk": await import("@/app/api/products/bulk/route"),
  "/products/bulk/{id}/undo": await import("@/app/api/products/bulk/[id]/undo/route"),
  "/search": await import("@/app/api/search/route"),
  "/images": await import("@/app/api/images/route"),
  "/cart": await import("@/app/api/cart/route"),
  "/cart/{id}": await import("@/app/api/cart/[id]/route"),
  "/wishlist": await import("@/app/api/wishlist/route"),
  "/orders": await import("@/app/api/orders/route"),
  "/products/{id}/pieces": await import("@/app/api/products/[id]/pieces/route"),
  "/products/{id}/stock": await import("@/app/api/products/[id]/stock/route"),
  "/orders/cancelPending": await import("@/app/api/orders/cancelPending/route"),
  "/orders/limits": await import("@/app/api/orders/limits/route"),
  "/orders/sharedLimits": await import("@/app/api/orders/sharedLimits/route"),
  "/orders/sharedLimits/lift": await import("@/app/api/orders/sharedLimits/lift/route"),
  "/orders/queue": await import("@/app/api/orders/queue/route"),
  "/orders/queue/news": await import("@/app/api/orders/queue/news/route"),
  "/orders/{id}": await import("@/app/api/orders/[id]/route"),
  "/orders/{id}/advance": await import("@/app/api/orders/[id]/advance/route"),
  "/orders/{id}/phoneBlock": await import("@/app/api/orders/[id]/phoneBlock/route"),
  "/orders/{id}/calls": await import("@/app/api/orders/[id]/calls/route"),
  "/orders/{id}/calling": await import("@/app/api/orders/[id]/calling/route"),
  "/orders/{id}/notes": await import("@/app/api/orders/[id]/notes/route"),
  "/orders/byStaff": await import("@/app/api/orders/byStaff/route"),
  "/orders/lastContact": await import("@/app/api/orders/lastContact/route"),
  "/orders/printed": await import("@/app/api/orders/printed/route"),
  "/products/choices": await import("@/app/api/products/choices/route"),
  "/orders/{id}/contents": await import("@/app/api/orders/[id]/contents/route"),
  "/orders/{id}/cancel": await import("@/app/api/orders/[id]/cancel/route"),
  "/orders/{id}/reopen": await import("@/app/api/orders/[id]/reopen/route"),
  "/orders/{id}/parcel": await import("@/app/api/orders/[id]/parcel/route"),
  "/orders/{id}/recipient": await import("@/app/api/orders/[id]/recipient/route"),
  "/orders/{id}/returns": await import("@/app/api/orders/[id]/returns/route"),
  "/orders/{id}/returns/{returnId}": await import("@/app/api/orders/[id]/returns/[returnId]/route"),
  "/orders/{id}/returns/{returnId}/exchange":
    await import("@/app/api/orders/[id]/returns/[returnId]/exchange/route"),
  "/orders/{id}/returns/{returnId}/refund":
    await import("@/app/api/orders/[id]/returns/[returnId]/refund/route"),
  "/orders/{id}/returnPictures": await import("@/app/api/orders/[id]/returnPictures/route"),
  "/orders/{id}/returnPictures/{pictureId}":
    await import("@/app/api/orders/[id]/returnPictures/[pictureId]/route"),
  "/orders/{id}/returnRequests": await import("@/app/api/orders/[id]/returnRequests/route"),
  "/orders/{id}/returnRequests/{returnId}":
    await import("@/app/api/orders/[id]/returnRequests/[returnId]/route"),
  "/trackedOrders": await import("@/app/api/trackedOrders/route"),
  "/reviews": await import("@/app/api/reviews/route"),
  "/reviews/{id}": await import("@/app/api/reviews/[id]/route"),
  "/reviews/{id}/pictures/{pictureId}": await import("@/app/api/reviews/[id]/pictures/[pictureId]/route"),
  "/products/{id}/reviews": await import("@/app/api/products/[id]/reviews/route"),
  "/returns": await import("@/app/api/returns/route"),
  "/parcels": await import("@/app/api/parcels/route"),
  "/parcels/bookings": await import("@/app/api/parcels/bookings/route"),
  "/parcels/file": await import("@/app/api/parcels/file/route"),
  "/parcels/news": await import("@/app/api/parcels/news/route"),
  "/parcels/tracking": await import("@/app/api/parcels/tracking/route"),
  "/orders/{id}/cash": await import("@/app/api/orders/[id]/cash/route"),
  "/payouts": await import("@/app/api/payouts/route"),
  "/payouts/check": await import("@/app/api/payouts/check/route"),
  "/payouts/{id}": await import("@/app/api/payouts/[id]/route"),
  "/allOrders": await import("@/app/api/allOrders/route"),
  "/allOrders/page": await import("@/app/api/allOrders/page/route"),
  "/allOrders/counts": await import("@/app/api/allOrders/counts/route"),
  "/exports/{kind}": await import("@/app/api/exports/[kind]/route"),
  "/imports/{kind}": await import("@/app/api/imports/[kind]/route"),
  "/imports/{kind}/{id}": await import("@/app/api/imports/[kind]/[id]/route"),
  "/imports/{kind}/{id}/rows": await import("@/app/api/imports/[kind]/[id]/rows/route"),
  "/imports/{kind}/{id}/apply": await import("@/app/api/imports/[kind]/[id]/apply/route"),
  "/imports/{kind}/{id}/undo": await import("@/app/api/imports/[kind]/[id]/undo/route"),
  "/stockIns": await import("@/app/api/stockIns/route"),
  "/records": await import("@/app/api/records/route"),
  "/deleted/{kind}/{id}/restore": await import("@/app/api/deleted/[kind]/[id]/restore/route"),
  "/messages/{id}/dismiss": await import("@/app/api/messages/[id]/dismiss/route"),
  "/messages/{id}/sendAgain": await import("@/app/api/messages/[id]/sendAgain/route"),
  "/coupons": await import("@/app/api/coupons/route"),
  "/coupons/{code}": await import("@/app/api/coupons/[code]/route"),
  "/coupons/check": await import("@/app/api/coupons/check/route"),
  "/customers": await import("@/app/api/customers/route"),
  "/customers/{id}": await import("@/app/api/customers/[id]/route"),
  "/customers/{id}/notes": await import("@/app/api/customers/[id]/notes/route"),
  "/customers/{id}/orders": await import("@/app/api/customers/[id]/orders/route"),
  "/categories": await import("@/app/api/categories/route"),
  "/categories/{path}": await import("@/app/api/categories/[path]/route"),
  "/collections": await import("@/app/api/collections/route"),
  "/collections/{slug}": await import("@/app/api/collections/[slug]/route"),
  "/sales": await import("@/app/api/sales/route"),
  "/sales/preview": await import("@/app/api/sales/preview/route"),
  "/sales/{id}": await import("@/app/api/sales/[id]/route"),
  "/sales/{id}/end": await import("@/app/api/sales/[id]/end/route"),
  "/sales/{id}/items": await import("@/app/api/sales/[id]/items/route"),
  "/settings": await import("@/app/api/settings/route"),
  "/firstSteps": await import("@/app/api/firstSteps/route"),
  "/demoProducts": await import("@/app/api/demoProducts/route"),
  "/messagePreferences": await import("@/app/api/messagePreferences/route"),
  "/emailProofs": await import("@/app/api/emailProofs/route"),
  "/emailProofs/confirm": await import("@/app/api/emailProofs/confirm/route"),
  "/advanceNotes": await import("@/app/api/advanceNotes/route"),
  "/phoneProofs": await import("@/app/api/phoneProofs/route"),
  "/phoneProofs/confirm": await import("@/app/api/phoneProofs/confirm/route"),
  "/passwordResets": await import("@/app/api/passwordResets/route"),
  "/passwordResets/confirm": await import("@/app/api/passwordResets/confirm/route"),
  "/stockAlerts": await import("@/app/api/stockAlerts/route"),
  "/stockAlerts/stop": await import("@/app/api/stockAlerts/stop/route"),
  "/vitals": await import("@/app/api/vitals/route"),
  "/webhooks/{courier}": await import("@/app/api/webhooks/[courier]/route"),
  "/health/live": await import("@/app/api/health/live/route"),
  "/health/ready": await import("@/app/api/health/ready/route"),
};

declare module "@/lib/platform/http/calls" {
  interface Calls extends CallsOf<typeof ROUTES> {}
}

let made = describe(brandFacts().name);

/** The document, made anew when the owner has changed the shop's name. */
function describeNow() {
  const { name } = brandFacts();
  if (made.name !== name) made = describe(name);
  return made.document;
}

function describe(name: string) {
  return { name, document: makeOpenApi(ROUTES, name) };
}

const AN_HOUR = "public, max-age=3600";

// GET /api/openapi.json
export const GET = route(
  {
    summary: "What each call accepts and answers, as the routes themselves declare it",
    auth: "anybody",
    needsDatabase: false,
    headers: ["If-None-Match"],
    response: z.looseObject({ openapi: z.string() }),
  },
  async ({ request }) => jsonWithEtag(request, describeNow(), AN_HOUR),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
