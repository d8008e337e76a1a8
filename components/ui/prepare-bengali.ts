/** Fetches the Bengali font ahead of the text that needs it, such as that of a pop-up. */
export function prepareBengali(): void {
  void document.fonts.load('1em "Noto Sans Bengali"', "অ").catch(() => undefined);
}
