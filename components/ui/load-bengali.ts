/** Fetches the Bengali font ahead of the text that needs it; without it the text has the letters of the device. */
export async function loadBengali(): Promise<void> {
  await document.fonts.load('1em "Noto Sans Bengali", "Made Bold"', "অ").catch(() => undefined);
}
