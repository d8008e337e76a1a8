import { createIdempotencyKey } from "@/lib/platform/http/create-idempotency-key";

interface StoredKeys {
  /** Contents with their keys, as `save` got them before a reload. */
  stored: Iterable<readonly [content: string, key: string]>;
  /** Called with all of them before a new one is used. */
  save: (keys: [content: string, key: string][]) => void;
}

/**
 * Keys for what a form sends: one for the same content however often it is sent, another once it is edited. A form that
 * outlives a reload stores them, because what it sent before may have arrived.
 */
export function keyByContent({ stored, save }: Partial<StoredKeys> = {}) {
  const keys = new Map<string, string>(stored);
  return (content: unknown): string => {
    const text = JSON.stringify(content);
    const known = keys.get(text);
    if (known !== undefined) return known;
    const key = createIdempotencyKey();
    keys.set(text, key);
    save?.([...keys]);
    return key;
  };
}
