/** In Bangla on pages in English, for who prefers it. */
export const BANGLA_OFFER = {
  label: "ভাষা",
  open: "এই পেজটি বাংলায় দেখুন",
  close: "লাইনটি বন্ধ করুন",
} as const;
