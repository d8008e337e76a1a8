export { EnglishTracking as default } from "@/components/words/english-tracking";
