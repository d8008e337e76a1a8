import { createIdempotencyKey } from "@/lib/platform/http/create-idempotency-key";

/** Keys for what a form sends: one for the same content however often it is sent, another once it is edited. */
export function keyByContent() {
  const keys = new Map<string, string>();
  return (content: unknown): string => {
    const text = JSON.stringify(content);
    const key = keys.get(text) ?? createIdempotencyKey();
    keys.set(text, key);
    return key;
  };
}
