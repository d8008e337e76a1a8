interface Cursor<Item> extends AsyncIterable<Item> {
  close: () => Promise<void>;
}

/** What a cursor gives, one after the other. Wherever the walk ends, the cursor is closed: mongoose's own iterator leaves it open. */
export async function* walk<Item>(cursor: Cursor<Item>): AsyncGenerator<Item> {
  try {
    yield* cursor;
  } finally {
    // A database that is away has closed it.
    await cursor.close().catch(() => undefined);
  }
}
