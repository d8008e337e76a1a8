import { ACCESSORIES } from "./accessories";
import { PANTS } from "./pants";
import type { DemoProduct } from "./product";
import { SHIRTS } from "./shirts";
import { TSHIRTS } from "./tshirts";

export type { DemoProduct } from "./product";

export const DEMO_PRODUCTS: DemoProduct[] = [...PANTS, ...SHIRTS, ...TSHIRTS, ...ACCESSORIES];
