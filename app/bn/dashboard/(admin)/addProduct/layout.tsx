export { BanglaProductForm as default } from "@/components/words/bangla-product-form";
