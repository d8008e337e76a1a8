const asItIs = (text: string): string => text;

/** What a product's label says of it in standard terms. Each stays as it is where a language does not know all of its words. */
export const productFacts = {
  fabric: asItIs,
  weight: asItIs,
  care: asItIs,
  /** In the owner's own sentences. */
  fitNote: asItIs,
  origin: asItIs,
};
