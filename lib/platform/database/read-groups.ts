interface GroupsOptions<Row> {
  /** Each reads up to so many rows of its group: behind the last one seen where that was in it, else from its beginning. */
  groups: readonly ((isReached: boolean, most: number) => Promise<Row[]>)[];
  /** The group that the last row seen was in. */
  reached: number;
  most: number;
}

/** The rows of a list that is made of groups, one behind the other, each with the place of its group. */
export async function readGroups<Row>({
  groups,
  reached,
  most,
}: GroupsOptions<Row>): Promise<{ group: number; row: Row }[]> {
  const found: { group: number; row: Row }[] = [];
  for (const [group, read] of groups.entries()) {
    if (group < reached || found.length >= most) continue;
    const rows = await read(group === reached, most - found.length);
    found.push(...rows.map((row) => ({ group, row })));
  }
  return found;
}
