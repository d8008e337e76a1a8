/** What browsers say that they understand, and what a program says that understands nothing of the kind. */
export const ENCODINGS = { compressed: "gzip, deflate, br", plain: null };
export type Kind = keyof typeof ENCODINGS;

export function headersOf(acceptEncoding: string | null): Record<string, string> {
  return acceptEncoding === null ? {} : { "Accept-Encoding": acceptEncoding };
}
