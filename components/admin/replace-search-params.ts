/** Puts what a list is searched for into the address: a reload, a link and Back all show it again. What is empty is left out. */
export function replaceSearchParams(search: Record<string, string>): void {
  const address = new URL(window.location.href);
  for (const [name, value] of Object.entries(search)) {
    if (value === "") address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  window.history.replaceState(null, "", address);
}
