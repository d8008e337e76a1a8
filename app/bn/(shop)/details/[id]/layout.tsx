export { BanglaBuying as default } from "@/components/words/bangla-buying";
