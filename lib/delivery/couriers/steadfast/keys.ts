import "server-only";
import { readSteadfastVariables } from "@/lib/delivery/couriers/steadfast/variables";

export interface SteadfastKeys {
  baseUrl: string;
  apiKey: string;
  secretKey: string;
}

/** Null where the shop has none: then parcels go by file. */
export function readSteadfastKeys(): SteadfastKeys | null {
  const variables = readSteadfastVariables();
  const { STEADFAST_API_KEY: apiKey, STEADFAST_SECRET_KEY: secretKey, STEADFAST_BASE_URL } = variables;
  if (!apiKey || !secretKey) return null;
  return { baseUrl: STEADFAST_BASE_URL.replace(/\/+$/, ""), apiKey, secretKey };
}
