/** The theme's colours for a drawing that has no style sheet; colors.test.ts holds them against app/globals.css. */
export const COLORS = {
  paper: "#f7f5f0",
  white: "#ffffff",
  ink: "#15171c",
  indigo: "#22335b",
  selvedge: "#b3261e",
  kraft: "#d8cbb5",
  muted: "#565a66",
} as const;
