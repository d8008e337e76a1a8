import { account } from "@/lib/words/bn/account";
import { buying } from "@/lib/words/bn/buying";
import { categories } from "@/lib/words/bn/categories";
import { frame } from "@/lib/words/bn/frame";
import { goods } from "@/lib/words/bn/goods";
import { home } from "@/lib/words/bn/home";
import { listing } from "@/lib/words/bn/listing";
import { opened } from "@/lib/words/bn/opened";
import { ordering } from "@/lib/words/bn/ordering";
import { orders } from "@/lib/words/bn/orders";
import { pages } from "@/lib/words/bn/pages";
import { product } from "@/lib/words/bn/product";
import { search } from "@/lib/words/bn/search";
import { seo } from "@/lib/words/bn/seo";
import { shell } from "@/lib/words/bn/shell";
import { units } from "@/lib/words/bn/units";
import { values } from "@/lib/words/bn/values";
import type { Words } from "@/lib/words/words";

/** All that people read, in Bangla. */
export const bangla: Words = {
  account,
  buying,
  categories,
  frame,
  goods,
  home,
  listing,
  opened,
  ordering,
  orders,
  pages,
  product,
  search,
  seo,
  shell,
  units,
  values,
};
