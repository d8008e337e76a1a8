/** A size, a colour or a fit as an address has it. */
export function optionSlug(label: string): string {
  return label
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, "-")
    .replace(/^-+|-+$/g, "");
}
