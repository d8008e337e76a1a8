/** What a page says that could not be made: also where nothing else of the shop is there. */
export const failed = {
  title: "This page didn't load",
  text: "The shop is briefly unavailable. Nothing of yours is lost.",
  retry: "Try again",
};
