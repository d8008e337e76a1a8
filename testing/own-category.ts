/** A category of the owner's own, as a call or a file has it. */
export const PANJABI = {
  path: "panjabi",
  name: "Panjabi",
  group: "SHIRTS",
  title: "Panjabi for Men",
  description: "Long, in cotton.",
} as const;
