import { SearchDialog } from "@/components/search/search-dialog";
import { goods } from "@/lib/words/bn/goods";
import { search } from "@/lib/words/bn/search";
import { units } from "@/lib/words/bn/units";
import { values } from "@/lib/words/bn/values";
import { ProvideWords } from "@/lib/words/of-browser";

const WORDS = { goods, search, units, values };

/** The search over a page, in Bangla. */
export function BanglaSearch({ onClose }: { onClose: () => void }) {
  return (
    <ProvideWords language="bn" words={WORDS}>
      <SearchDialog onClose={onClose} />
    </ProvideWords>
  );
}
