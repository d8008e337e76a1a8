/** What products are described with: colors, fits, sizes. Each stays as it is where a language has no word for it. */
export const values = {
  color: (name: string): string => name,
  size: (name: string): string => name,
  fit: (name: string): string => name,
};
