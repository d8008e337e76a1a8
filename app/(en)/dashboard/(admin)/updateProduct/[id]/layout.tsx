export { EnglishProductForm as default } from "@/components/words/english-product-form";
