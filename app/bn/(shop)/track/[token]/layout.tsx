export { BanglaTracking as default } from "@/components/words/bangla-tracking";
