/** Names within a sentence, such as `ক্যাপ, বেল্ট ও শার্ট`. The platform has the stiffer `এবং`. */
export function sayList(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ও ${last}`;
}
