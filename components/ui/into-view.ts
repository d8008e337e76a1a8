/** A ref for what has just opened: the page scrolls until it stands above whatever lies fixed at the lower edge. */
export function intoView(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: "nearest" });
}
