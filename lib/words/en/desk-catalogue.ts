import type { CategoryGroup } from "@/lib/categories";
import { formatCount } from "@/lib/platform/text/format";
import { sayList } from "@/lib/words/en/list";
import { question, ARE_YOU_SURE } from "@/lib/words/en/pop-ups";
import { shared } from "@/lib/words/en/shared";

const categoriesThat = (count: number, one: string, many: string): string =>
  count === 1 ? `1 category ${one}` : `${formatCount(count)} categories ${many}`;

/** What is told beside a field that holds this value. */
const wrong = (told: string, _field: string, _value: string): string => told;

/** The categories and collections of the shop, and their forms. */
export const deskCatalogue = {
  name: "Name",
  address: {
    label: "Address",
    hint: (path: string) => `Its page is ${path}. You cannot change this later.`,
  },
  description: "Description",
  categories: {
    title: shared.categories,
    intro:
      "Every product is in one category. Shoppers find them in the menu, on the home page and in the search, in this order. The twelve that the shop came with can be moved and hidden.",
    newCategory: "New category",
    make: "Make the category",
    made: (name: string) => `${name} is in the menu now. `,
    addFirst: "Add its first product",
    form: {
      name: "Name",
      nameHint: "You can change it as long as no product is in the category.",
      nameBn: "Name in Bangla",
      nameBnHint: "Shoppers find the category by it too. You may leave it empty.",
      group: "Group in the menu",
      title: "Title",
      titleHint: "Search engines show it.",
      descriptionHint: "One or two sentences, which search engines show below the title.",
    },
    wrong,
    group: (group: CategoryGroup): string => group,
    category: (name: string) => `Category ${name}`,
    own: ", your own",
    hidden: "Hidden",
    hide: "Hide",
    askToHide: (name: string) =>
      question(
        `Hide ${name}?`,
        "It leaves the menu, the home page and the search, and so do its products. Each product keeps its own page, and can still be ordered there.",
      ),
    delete: {
      open: "Delete …",
      redirectTo: (path: string) => `Send visitors of ${path} to`,
      hint: "You can delete a category as long as no product is in it.",
      choose: "Please choose another category.",
      code: (code: string) => `the code ${code}`,
      sale: (name: string) => `the planned sale “${name}”`,
      terms: (name: string, terms: string[]) =>
        `These are for ${name}. They will be for the whole category that you choose: ${sayList(terms)}.`,
      button: (name: string) => `Delete ${name}`,
    },
    empty: {
      found: (count: number) => `${categoriesThat(count, "has", "have")} no products.`,
      hidden: (count: number) => `${categoriesThat(count, "is", "are")} hidden from shoppers.`,
      names: sayList,
      hide: (count: number) => `Hide ${count === 1 ? "it" : "them"}`,
      showAgain: (count: number) => `Show ${count === 1 ? "it" : "them"} again`,
    },
  },
  collections: {
    title: "Collections",
    intro:
      "A collection is a row of products with a page of its own. A slide of the home page can lead to it, and your own row there can show it.",
    newCollection: "New collection",
    make: "Make the collection",
    none: "There is no collection yet.",
    descriptionHint: "Shown below the name, and by search engines. You may leave it empty.",
    which: "Which products",
    rules: {
      hand: (_days: number): string => "Those that I choose",
      sale: (_days: number): string => "All with a reduced price",
      new: (days: number): string => `All that are new in ${days} days`,
      color: (_days: number): string => "All of a color",
      word: (_days: number): string => "All that are found by a word",
    },
    products: "Products",
    productsHint:
      "In this order. A draft or deleted product is left out, and comes back when it is published again.",
    color: "Color",
    word: "Word",
    wordHint: "All that the shop's search finds by it, such as panjabi or পাঞ্জাবি.",
    ofSale: "Every product with a reduced price, as long as it is reduced.",
    ofNew: (days: number) => `Every product that was added in the last ${days} days.`,
    wrong,
    collection: (name: string) => `Collection ${name}`,
    byHand: (count: number) => (count === 1 ? "1 product by hand" : `${formatCount(count)} products by hand`),
    ruleOf: (rule: string, what: string) => `${rule}: ${what}`,
    askToDelete: question(ARE_YOU_SURE, "Its page is gone, and links to it lead nowhere. The products stay."),
  },
};
