interface ShownTextProps {
  text: string;
  /** Where it is another language than the page's. */
  lang: string | undefined;
}

/** A text within a sentence. */
export const ShownText = ({ text, lang }: ShownTextProps) => (lang ? <span lang={lang}>{text}</span> : text);
