export { EnglishSettings as default } from "@/components/words/english-settings";
