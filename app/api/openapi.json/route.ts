import { z } from "zod";
import * as allOrders from "@/app/api/allOrders/route";
import * as orderCounts from "@/app/api/allOrders/counts/route";
import * as orderPage from "@/app/api/allOrders/page/route";
import * as cart from "@/app/api/cart/route";
import * as cartLine from "@/app/api/cart/[id]/route";
import * as live from "@/app/api/health/live/route";
import * as ready from "@/app/api/health/ready/route";
import * as images from "@/app/api/images/route";
import * as jwt from "@/app/api/jwt/route";
import * as orders from "@/app/api/orders/route";
import * as pieces from "@/app/api/products/[id]/pieces/route";
import * as shelf from "@/app/api/products/[id]/stock/route";
import * as cancelPending from "@/app/api/orders/cancelPending/route";
import * as orderLimits from "@/app/api/orders/limits/route";
import * as order from "@/app/api/orders/[id]/route";
import * as emailProofs from "@/app/api/emailProofs/route";
import * as emailConfirmation from "@/app/api/emailProofs/confirm/route";
import * as passwordResets from "@/app/api/passwordResets/route";
import * as confirmation from "@/app/api/passwordResets/confirm/route";
import * as products from "@/app/api/products/route";
import * as product from "@/app/api/products/[id]/route";
import * as records from "@/app/api/records/route";
import * as users from "@/app/api/users/route";
import * as user from "@/app/api/users/[id]/route";
import * as userAdmin from "@/app/api/users/admin/[idOrEmail]/route";
import * as userCounts from "@/app/api/users/counts/route";
import * as vitals from "@/app/api/vitals/route";
import { anybody } from "@/lib/auth/guards";
import { jsonWithEtag } from "@/lib/http/etag";
import { makeOpenApi } from "@/lib/rest/openapi";
import { methodNotAllowed, route } from "@/lib/rest/route";

const DOCUMENT = makeOpenApi({
  "/jwt": jwt,
  "/users": users,
  "/users/{id}": user,
  "/users/admin/{idOrEmail}": userAdmin,
  "/users/counts": userCounts,
  "/products": products,
  "/products/{id}": product,
  "/images": images,
  "/cart": cart,
  "/cart/{id}": cartLine,
  "/orders": orders,
  "/products/{id}/pieces": pieces,
  "/products/{id}/stock": shelf,
  "/orders/cancelPending": cancelPending,
  "/orders/limits": orderLimits,
  "/orders/{id}": order,
  "/allOrders": allOrders,
  "/allOrders/page": orderPage,
  "/allOrders/counts": orderCounts,
  "/records": records,
  "/emailProofs": emailProofs,
  "/emailProofs/confirm": emailConfirmation,
  "/passwordResets": passwordResets,
  "/passwordResets/confirm": confirmation,
  "/vitals": vitals,
  "/health/live": live,
  "/health/ready": ready,
});

const AN_HOUR = "public, max-age=3600";

// GET /api/openapi.json
export const GET = route(
  {
    summary: "What each call accepts and answers, as the routes themselves declare it",
    auth: anybody,
    needsDatabase: false,
    headers: ["If-None-Match"],
    response: z.looseObject({ openapi: z.string() }),
  },
  async ({ request }) => jsonWithEtag(request, DOCUMENT, AN_HOUR),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
