export { BanglaSettings as default } from "@/components/words/bangla-settings";
