/** One line for each courier. Its folder is all else that it needs. */
export { steadfast } from "@/lib/delivery/couriers/steadfast/courier";
export { pathao } from "@/lib/delivery/couriers/pathao/courier";
export { redx } from "@/lib/delivery/couriers/redx/courier";
export { other } from "@/lib/delivery/couriers/other/courier";
export { own } from "@/lib/delivery/couriers/own/courier";
