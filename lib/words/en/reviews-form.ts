import { said } from "@/lib/words/en/reviews-shown";

/** How a customer reviews what they have bought. */
export const form = {
  label: (orderNumber: string) => `Reviews of order ${orderNumber}`,
  ask: "How is it?",
  open: "Review this",
  openOf: (product: string) => `Review this: ${product}`,
  of: (product: string) => `Review of ${product}`,
  rating: "How many stars?",
  /** What so many stars mean, and how they are read out. */
  ratings: { 1: "Bad", 2: "Not so good", 3: "All right", 4: "Good", 5: "Very good" },
  stars: (count: number, means: string) => `${count} ${count === 1 ? "star" : "stars"}: ${means}`,
  fit: "How does it fit?",
  fits: said.fits,
  text: "Your words, if you like",
  typed: (typed: string, most: string) => `${typed} of ${most} characters`,
  pictures: {
    label: "Pictures, if you like",
    terms: (most: number) => `Up to ${most}, as JPEG, PNG or WebP. Everybody sees them with your review.`,
  },
  /** Around the link to the own orders. */
  byLogin: { before: "To add pictures, write it on ", link: "your Orders page", after: " instead." },
  shows: "Everybody can read it, with your first name, size and color, and nothing else about you.",
  send: "Send the review",
  pending: "Sending …",
  close: "Not now",
  thanks: "Thank you. We read it first. Then it appears on the product’s page.",
};
