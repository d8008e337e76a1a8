import "server-only";
import { getEnv } from "@/lib/env";

/** The address of a path of this site as the world types it; an address of another host stays what it is. */
export function absoluteUrl(address: string): string {
  return new URL(address, getEnv().NEXTAUTH_URL).href;
}
