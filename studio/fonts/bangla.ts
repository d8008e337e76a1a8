/** The letters of Bangla: what the block of Bengali has besides is of Assamese, Sanskrit and old accounts. */
export const BANGLA_LETTERS = [
  "।॥ঁংঃঅআইঈউঊঋএঐওঔ",
  "কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহৎ",
  // ড়, ঢ় and য় as one letter each; as two they are made of ড, ঢ, য and the dot.
  "\u09dc\u09dd\u09df\u09bc",
  "ািীুূৃেৈোৌ্ৗ",
  "০১২৩৪৫৬৭৮৯৳",
  // Joiners, and the circle below a sign that stands alone.
  "\u200c\u200d\u25cc",
].join("");

/** What may follow a consonant or a conjunct. */
export const SIGNS = ["", ...Array.from("ািীুূৃেৈোৌঁংঃ"), "াঁ", "িঁ", "ুঁ", "েঁ", "্য", "্যা"];

/** The conjuncts that words, names and loanwords of Bangla have, without those that begin with র or end with য. */
export const CONJUNCTS = `
ক্ক ক্ট ক্ট্র ক্ত ক্ত্র ক্ন ক্ব ক্ম ক্র ক্ল ক্ষ ক্ষ্ণ ক্ষ্ব ক্ষ্ম ক্ষ্র ক্স খ্র গ্ণ গ্ধ গ্ধ্র গ্ন গ্ব গ্ম গ্র গ্ল ঘ্ন ঘ্র
ঙ্ক ঙ্ক্ষ ঙ্খ ঙ্গ ঙ্গ্র ঙ্ঘ ঙ্ঘ্র ঙ্ম চ্চ চ্ছ চ্ছ্ব চ্ছ্র চ্ঞ চ্ব জ্জ জ্জ্ব জ্ঝ জ্ঞ জ্ব জ্র ঞ্চ ঞ্ছ ঞ্জ ঞ্ঝ
ট্ট ট্ব ট্ম ট্র ড্ড ড্ব ড্র ড়্গ ঢ্র ণ্ট ণ্ঠ ণ্ড ণ্ড্র ণ্ঢ ণ্ণ ণ্ব ণ্ম ত্ত ত্ত্ব ত্থ ত্ন ত্ব ত্ম ত্র থ্ব থ্র
দ্গ দ্ঘ দ্দ দ্দ্ব দ্ধ দ্ধ্ব দ্ব দ্ভ দ্ভ্র দ্ম দ্র ধ্ন ধ্ব ধ্ম ধ্র ন্জ ন্ট ন্ট্র ন্ঠ ন্ড ন্ড্র ন্ত ন্ত্ব ন্ত্র ন্থ ন্থ্র ন্দ ন্দ্ব ন্দ্র ন্ধ ন্ধ্ব ন্ধ্র ন্ন ন্ব ন্ম ন্স
প্ট প্ত প্ন প্প প্র প্ল প্স ফ্ট ফ্র ফ্ল ব্জ ব্দ ব্ধ ব্ব ব্র ব্ল ভ্ব ভ্র ভ্ল ম্দ ম্ন ম্প ম্প্র ম্প্ল ম্ফ ম্ব ম্ব্র ম্ভ ম্ভ্র ম্ম ম্র ম্ল
ল্ক ল্গ ল্ঘ ল্ট ল্ড ল্ত ল্প ল্ফ ল্ব ল্ভ ল্ম ল্ল ল্স শ্চ শ্ছ শ্ন শ্ব শ্ম শ্র শ্ল ষ্ক ষ্ক্র ষ্ট ষ্ট্র ষ্ঠ ষ্ণ ষ্প ষ্প্র ষ্ফ ষ্ব ষ্ম
স্ক স্ক্র স্খ স্ট স্ট্র স্ত স্ত্ব স্ত্র স্থ স্ন স্প স্প্র স্প্ল স্ফ স্ব স্ম স্র স্ল হ্ণ হ্ন হ্ব হ্ম হ্র হ্ল
`
  .trim()
  .split(/\s+/);

/** Conjuncts that no word of Bangla has, and that are joined of their parts where they have no letter of their own. */
export const CONJUNCTS_OF_NO_WORD = ["ঞ্চ্ব", "ড়্র", "ঢ়্ব", "ঢ়্র", "ব্দ্র", "ব্ভ্র", "ম্দ্র", "য়্ব", "য়্র", "ল্র"];
