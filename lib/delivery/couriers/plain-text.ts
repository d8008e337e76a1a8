/** On one line, without what Steadfast makes spaces of itself; other couriers' pages stumble over it. */
export const toPlainText = (text: string): string => text.replaceAll(/[{};<>\s]+/g, " ").trim();
