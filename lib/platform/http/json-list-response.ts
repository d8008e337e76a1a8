import { streamedResponse } from "@/lib/platform/http/streamed-response";

/** So many characters go out together. */
const PIECE_LENGTH = 65_536;

/**
 * A list of any length as a JSON array, of which the memory never holds more than a piece. What fails before the first item
 * is thrown here and can still be answered; what fails later breaks the connection off, so that nobody takes a part of the
 * list for all of it.
 */
export async function jsonListResponse(items: AsyncGenerator<object>): Promise<Response> {
  const first = await items.next();
  return streamedResponse(writeList(first, items), { "Content-Type": "application/json" });
}

async function* writeList(
  first: IteratorResult<object>,
  rest: AsyncGenerator<object>,
): AsyncGenerator<string> {
  let piece = first.done ? "[" : `[${JSON.stringify(first.value)}`;
  try {
    for await (const item of rest) {
      if (piece.length >= PIECE_LENGTH) {
        yield piece;
        piece = "";
      }
      piece += `,${JSON.stringify(item)}`;
    }
  } finally {
    await rest.return(undefined);
  }
  yield `${piece}]`;
}
