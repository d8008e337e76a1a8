const DANGEROUS_KEY = /^(__proto__|constructor|prototype)$|^\$|\./;

/** False for what no object in a JSON body may have as a key. */
export function isAllowedKey(key: string): boolean {
  return !DANGEROUS_KEY.test(key);
}
