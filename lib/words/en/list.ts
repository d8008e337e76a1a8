const LIST = new Intl.ListFormat("en-GB");

/** Names within a sentence, such as `Caps, Belts and Shirts`. */
export const sayList = (names: readonly string[]): string => LIST.format(names);
