import { streamedResponse } from "@/lib/platform/http/streamed-response";

/** The JSON array that JSON.stringify would make of all batches. */
export async function* writeJsonList(batches: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = "[";
  for await (const batch of batches) {
    yield before + batch.map((item) => JSON.stringify(item)).join(",");
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

/**
 * A list of any length, of which the memory never holds more than a batch. What fails before the first one is thrown here
 * and can still be answered; what fails later breaks the connection off, so that nobody takes a part of the list for all
 * of it.
 */
export async function jsonListResponse(batches: AsyncIterable<readonly object[]>): Promise<Response> {
  const pieces = writeJsonList(batches);
  const { value: first } = await pieces.next();
  return streamedResponse(continueWith(first, pieces), { "Content-Type": "application/json" });
}

async function* continueWith(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
