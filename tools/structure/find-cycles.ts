/**
 * The cycles of a graph, each as the nodes that all reach each other, in the order of their names (Tarjan's strongly
 * connected components).
 */
export function findCycles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const open = new Set<string>();
  const cycles: string[][] = [];

  const visit = (node: string): number => {
    const index = order.size;
    order.set(node, index);
    path.push(node);
    open.add(node);
    let low = index;
    for (const target of graph.get(node) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.has(target)) low = Math.min(low, order.get(target) ?? index);
    }
    if (low === index) close(node);
    return low;
  };

  const close = (node: string): void => {
    const members = path.splice(path.indexOf(node));
    for (const member of members) open.delete(member);
    if (members.length > 1) cycles.push(members.toSorted());
  };

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
