import { keep, readKept } from "@/components/ui/web-storage";
import { parseCode } from "@/lib/orders/coupons/rules";

/** instrumentation-client.ts writes it for a link with `?code=`. */
const KEY = "code";

/** The code that a link gave this device, or that was used last and not ordered with; null where there is none. */
export const readCode = (): string | null => parseCode(readKept("localStorage", KEY) ?? "");

export const keepCode = (code: string | null): void => keep("localStorage", KEY, code);
