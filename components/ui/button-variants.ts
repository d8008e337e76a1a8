const BASE =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-cloth px-5 text-center font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55";

const VARIANTS = {
  primary: "border border-transparent bg-indigo text-white not-disabled:hover:bg-ink",
  quiet: "border border-ink/40 bg-white text-ink not-disabled:hover:border-ink",
  danger:
    "border border-selvedge bg-white text-selvedge not-disabled:hover:bg-selvedge not-disabled:hover:text-white",
} as const;

export interface ButtonVariant {
  variant?: keyof typeof VARIANTS;
}

/** The classes of a button, or of a link that looks like one. */
export function buttonClasses(variant: ButtonVariant["variant"] = "primary", className = ""): string {
  return `${BASE} ${VARIANTS[variant]} ${className}`;
}
