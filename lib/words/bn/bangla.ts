import { account } from "@/lib/words/bn/account";
import { accountMails } from "@/lib/words/bn/account-mails";
import { buying } from "@/lib/words/bn/buying";
import { categories } from "@/lib/words/bn/categories";
import { deskCash } from "@/lib/words/bn/desk-cash";
import { deskCatalogue } from "@/lib/words/bn/desk-catalogue";
import { deskCodes } from "@/lib/words/bn/desk-codes";
import { deskData } from "@/lib/words/bn/desk-data";
import { deskFirstSteps } from "@/lib/words/bn/desk-first-steps";
import { deskHome } from "@/lib/words/bn/desk-home";
import { deskKit } from "@/lib/words/bn/desk-kit";
import { deskLabels } from "@/lib/words/bn/desk-labels";
import { deskMenu } from "@/lib/words/bn/desk-menu";
import { deskOrders } from "@/lib/words/bn/desk-orders";
import { deskParcels } from "@/lib/words/bn/desk-parcels";
import { deskPeople } from "@/lib/words/bn/desk-people";
import { deskPrint } from "@/lib/words/bn/desk-print";
import { deskProduct } from "@/lib/words/bn/desk-product";
import { deskProductList } from "@/lib/words/bn/desk-product-list";
import { deskProducts } from "@/lib/words/bn/desk-products";
import { deskQueue } from "@/lib/words/bn/desk-queue";
import { deskReports } from "@/lib/words/bn/desk-reports";
import { deskReturns } from "@/lib/words/bn/desk-returns";
import { deskReviews } from "@/lib/words/bn/desk-reviews";
import { deskSales } from "@/lib/words/bn/desk-sales";
import { deskSettings } from "@/lib/words/bn/desk-settings";
import { deskStock } from "@/lib/words/bn/desk-stock";
import { deskUsers } from "@/lib/words/bn/desk-users";
import { frame } from "@/lib/words/bn/frame";
import { goods } from "@/lib/words/bn/goods";
import { home } from "@/lib/words/bn/home";
import { listing } from "@/lib/words/bn/listing";
import { opened } from "@/lib/words/bn/opened";
import { ordering } from "@/lib/words/bn/ordering";
import { orders } from "@/lib/words/bn/orders";
import { pages } from "@/lib/words/bn/pages";
import { papers } from "@/lib/words/bn/papers";
import { product } from "@/lib/words/bn/product";
import { productFacts } from "@/lib/words/bn/product-facts";
import { reviews } from "@/lib/words/bn/reviews";
import { search } from "@/lib/words/bn/search";
import { seo } from "@/lib/words/bn/seo";
import { shell } from "@/lib/words/bn/shell";
import { units } from "@/lib/words/bn/units";
import { values } from "@/lib/words/bn/values";
import type { Words } from "@/lib/words/words";

/** All that people read, in Bangla. */
export const bangla: Words = {
  account,
  accountMails,
  buying,
  categories,
  deskCash,
  deskCatalogue,
  deskCodes,
  deskData,
  deskFirstSteps,
  deskHome,
  deskKit,
  deskLabels,
  deskMenu,
  deskOrders,
  deskParcels,
  deskPeople,
  deskPrint,
  deskProduct,
  deskProductList,
  deskProducts,
  deskQueue,
  deskReports,
  deskReturns,
  deskReviews,
  deskSales,
  deskSettings,
  deskStock,
  deskUsers,
  frame,
  goods,
  home,
  listing,
  opened,
  ordering,
  orders,
  pages,
  papers,
  product,
  productFacts,
  reviews,
  search,
  seo,
  shell,
  units,
  values,
};
