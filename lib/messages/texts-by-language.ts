import type { Language } from "@/lib/words/constants";
import type { Texts } from "@/lib/messages/texts";
import { TEXTS_BN } from "@/lib/messages/texts.bn";
import { TEXTS_EN } from "@/lib/messages/texts.en";

export const TEXTS: Readonly<Record<Language, Texts>> = { en: TEXTS_EN, bn: TEXTS_BN };
