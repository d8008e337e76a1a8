import { SearchDialog } from "@/components/search/search-dialog";
import { goods } from "@/lib/words/en/goods";
import { search } from "@/lib/words/en/search";
import { units } from "@/lib/words/en/units";
import { values } from "@/lib/words/en/values";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { goods, search, units, values };

/** The search over a page, in English. */
export function EnglishSearch({ onClose }: { onClose: () => void }) {
  return (
    <ProvideWords language="en" words={WORDS}>
      <SearchDialog onClose={onClose} />
    </ProvideWords>
  );
}
