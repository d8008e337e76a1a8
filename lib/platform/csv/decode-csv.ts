import { AppError } from "@/lib/platform/http/errors";

export type CsvBytes = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

const UTF_16_LE = [0xff, 0xfe];
const UTF_16_BE = [0xfe, 0xff];

/**
 * The text of a file in UTF-8, or in UTF-16 with its mark as Excel writes it, without that mark. Bytes that cannot be
 * decoded become U+FFFD, so that the caller, who knows the rows, can name the one. Throws BODY_TOO_LARGE.
 */
export async function* decodeCsv(source: CsvBytes, maxBytes: number): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let head: Uint8Array = new Uint8Array();
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > maxBytes) throw fileTooLarge(maxBytes);
    if (decoder) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.byteLength < 2) continue;
    decoder = new TextDecoder(encodingOf(head));
    yield decoder.decode(head, { stream: true });
  }
  decoder ??= new TextDecoder();
  yield size < 2 ? decoder.decode(head) : decoder.decode();
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === UTF_16_LE[0] && second === UTF_16_LE[1]) return "utf-16le";
  if (first === UTF_16_BE[0] && second === UTF_16_BE[1]) return "utf-16be";
  return "utf-8";
}

export function fileTooLarge(maxBytes: number): AppError {
  const megabytes = Math.floor(maxBytes / (1024 * 1024));
  return new AppError("BODY_TOO_LARGE", { message: `The file is larger than ${megabytes} MB.` });
}
