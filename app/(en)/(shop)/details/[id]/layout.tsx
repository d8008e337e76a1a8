export { EnglishBuying as default } from "@/components/words/english-buying";
