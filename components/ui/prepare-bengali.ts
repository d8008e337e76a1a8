/** Fetches the Bengali font ahead of the text that needs it, such as that of a pop-up. */
export function prepareBengali(): void {
  const family = getComputedStyle(document.documentElement).getPropertyValue("--font-bengali");
  if (family) void document.fonts.load(`1em ${family}`, "অ").catch(() => undefined);
}
