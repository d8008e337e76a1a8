/** What each part of a slide is called, in the form and in the audit log. */
export const slideParts = {
  title: "Title",
  eyebrow: "Above the title",
  text: "Below the title",
  picture: "Picture",
  alt: "What the picture shows",
  href: "Leads to",
  titleBn: "Title in Bangla",
  eyebrowBn: "Above the title in Bangla",
  textBn: "Below the title in Bangla",
  altBn: "What the picture shows in Bangla",
};

/** What can stand on the home page below its slides. */
export const homeSections = {
  categories: "Shop by category",
  chosen: "Your own row of products",
  newArrivals: "New arrivals",
  bestSellers: "Best sellers",
  recentlySeen: "Recently seen",
  story: "The story of the clothes",
  film: "Film",
  questions: "Good to know",
  promise: "What shoppers can count on",
};

/** What each part of a zone is called, in the form and in the audit log. */
export const zoneParts = {
  name: "Name",
  nameBn: "Name in Bangla",
  location: "Belongs to",
  charge: "Charge",
  days: "Business days",
  places: "Places",
};
