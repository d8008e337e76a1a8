import { type OpenApi, expectDescribed } from "@/testing/fire/answers";
import type { ContractCall, Honest } from "@/testing/fire/contract-call";
import { type CallerName, headersOf } from "@/testing/fire/callers";
import { callRoute } from "@/testing/fire/next-route";
import type { World } from "@/testing/fire/world";

const SHOP = "http://localhost:3000";

let count = 0;

/** An address that no limit has seen yet. */
const newAddress = (): string => `10.0.${Math.floor((count += 1) / 250) % 250}.${count % 250}`;

/** The address of a route as OpenAPI writes it. */
export const addressOf = (route: string): string => `/${route.replaceAll(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}")}`;

export interface Sent {
  call: ContractCall;
  caller: CallerName;
  world: World;
  openApi: OpenApi;
  method?: string;
  params?: Record<string, string | string[]>;
  query?: string;
  headers?: Record<string, string>;
  /** Replaces the good body. */
  raw?: BodyInit;
}

interface Answered {
  status: number;
  milliseconds: number;
}

/** Makes a good call with the given changes, and checks the answer against the document. */
export async function send(sent: Sent): Promise<Answered> {
  const { call, caller, world, openApi, method = call.method } = sent;
  const body = sent.raw ?? (await goodBody(sent));
  const isJson = typeof body === "string";
  const init: RequestInit & { duplex: "half" } = {
    method,
    duplex: "half",
    ...(body !== undefined && { body }),
    headers: {
      "X-Client-Address": newAddress(),
      ...(body !== undefined && { "Content-Type": isJson ? "application/json" : typeOf(call) }),
      ...(await headersOf(caller, world)),
      ...sent.headers,
    },
  };
  const params = sent.params ?? call.params?.(world);
  const query = sent.query ?? call.query?.(world) ?? "";
  const request = new Request(`${SHOP}${pathOf(call.route, params)}${query}`, init);
  const began = performance.now();
  const response = await callRoute({ route: call.route, ...(params && { params }), request });
  const milliseconds = performance.now() - began;
  await expectDescribed({ openApi, method, address: addressOf(call.route), response: response.clone() });
  return { status: response.status, milliseconds };
}

async function goodBody({ call, caller, world }: Sent): Promise<BodyInit | undefined> {
  if (!call.body) return undefined;
  const body = await call.body(world, honest(caller));
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

function honest(caller: CallerName): Honest {
  if (caller === "demoted admin") return "demoted";
  if (caller === "former staff") return "formerStaff";
  return caller === "other" || caller === "staff" || caller === "admin" ? caller : "self";
}

const FILE_TYPES: Readonly<Record<string, string>> = {
  images: "image/png",
  "orders/[id]/returnPictures": "image/png",
  "imports/[kind]": "text/csv",
  payouts: "text/csv",
  "payouts/check": "text/csv",
};

const typeOf = ({ route }: ContractCall): string => FILE_TYPES[route] ?? "application/json";

function pathOf(route: string, params: Record<string, string | string[]> = {}): string {
  const parts = route.split("/").map((part) => {
    const name = /\[+(?:\.\.\.)?(\w+)\]+/.exec(part)?.[1];
    if (!name) return part;
    return [params[name] ?? ""]
      .flat()
      .map((text) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD")))
      .join("/");
  });
  return `/api/${parts.join("/")}`;
}
