import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { optionSlug } from "@/lib/platform/text/option-slug";

/**
 * Refuses colours that an address cannot tell apart, such as "Off White" and "Off-White". Those that a product has had
 * all along may stay. Throws INVALID_FIELDS.
 */
export function requireColorSlugs(colors: readonly string[] = [], before: readonly string[] = []): void {
  for (const [index, color] of colors.entries()) {
    const slug = optionSlug(color);
    const other = colors.slice(0, index).find((earlier) => slug !== "" && optionSlug(earlier) === slug);
    if (other === undefined || (before.includes(color) && before.includes(other))) continue;
    const message = `${other} and ${color} have the same address. Please call one of them something else.`;
    throw new AppError("INVALID_FIELDS", { message, fields: { colors: message } });
  }
}
