import { account } from "@/lib/words/en/account";
import { accountMails } from "@/lib/words/en/account-mails";
import { buying } from "@/lib/words/en/buying";
import { categories } from "@/lib/words/en/categories";
import { deskCash } from "@/lib/words/en/desk-cash";
import { deskCatalogue } from "@/lib/words/en/desk-catalogue";
import { deskCodes } from "@/lib/words/en/desk-codes";
import { deskData } from "@/lib/words/en/desk-data";
import { deskFirstSteps } from "@/lib/words/en/desk-first-steps";
import { deskHome } from "@/lib/words/en/desk-home";
import { deskKit } from "@/lib/words/en/desk-kit";
import { deskLabels } from "@/lib/words/en/desk-labels";
import { deskMenu } from "@/lib/words/en/desk-menu";
import { deskOrders } from "@/lib/words/en/desk-orders";
import { deskParcels } from "@/lib/words/en/desk-parcels";
import { deskPeople } from "@/lib/words/en/desk-people";
import { deskPrint } from "@/lib/words/en/desk-print";
import { deskProduct } from "@/lib/words/en/desk-product";
import { deskProductList } from "@/lib/words/en/desk-product-list";
import { deskProducts } from "@/lib/words/en/desk-products";
import { deskQueue } from "@/lib/words/en/desk-queue";
import { deskReports } from "@/lib/words/en/desk-reports";
import { deskReturns } from "@/lib/words/en/desk-returns";
import { deskReviews } from "@/lib/words/en/desk-reviews";
import { deskSales } from "@/lib/words/en/desk-sales";
import { deskSettings } from "@/lib/words/en/desk-settings";
import { deskStock } from "@/lib/words/en/desk-stock";
import { deskUsers } from "@/lib/words/en/desk-users";
import { frame } from "@/lib/words/en/frame";
import { goods } from "@/lib/words/en/goods";
import { home } from "@/lib/words/en/home";
import { listing } from "@/lib/words/en/listing";
import { opened } from "@/lib/words/en/opened";
import { ordering } from "@/lib/words/en/ordering";
import { orders } from "@/lib/words/en/orders";
import { pages } from "@/lib/words/en/pages";
import { papers } from "@/lib/words/en/papers";
import { product } from "@/lib/words/en/product";
import { productFacts } from "@/lib/words/en/product-facts";
import { reviews } from "@/lib/words/en/reviews";
import { search } from "@/lib/words/en/search";
import { seo } from "@/lib/words/en/seo";
import { shell } from "@/lib/words/en/shell";
import { units } from "@/lib/words/en/units";
import { values } from "@/lib/words/en/values";

/** All that people read, in English. */
export const english = {
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
