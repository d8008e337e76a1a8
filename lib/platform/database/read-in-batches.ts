import { Deadline } from "@/lib/platform/jobs/deadline";

/**
 * All that a read finds, some at a time: others are served in between, no read takes long, and nothing is open meanwhile.
 * `read` gets the last one seen, and finds none behind the last of all.
 */
export async function* readInBatches<Item>(read: (last?: Item) => Promise<Item[]>): AsyncGenerator<Item[]> {
  const readNext = async (last?: Item) => await new Deadline().within(() => read(last));
  for (let items = await readNext(); items.length > 0; items = await readNext(items.at(-1))) yield items;
}
