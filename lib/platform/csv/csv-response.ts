interface FileOptions {
  pieces: AsyncGenerator<string>;
  /** Latin letters, digits, - and . only. */
  name: string;
}

/** A file to be kept, sent as it is written; a reader who stops reading stops the writing. */
export function csvResponse({ pieces, name }: FileOptions): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
