import { useWords } from "#words";
import { Button } from "@/components/ui/button";

interface NewsNoticeProps {
  text: string;
  isShown: boolean;
  onShow: () => void;
}

/** Says above a list that there is more than it shows. It is read anew when somebody asks. */
export function NewsNotice({ text, isShown, onShow }: NewsNoticeProps) {
  const { show } = useWords("deskKit");
  return (
    <output className="block">
      {isShown && (
        <span className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-marigold pl-3">
          {text}
          <Button variant="quiet" onClick={onShow}>
            {show}
          </Button>
        </span>
      )}
    </output>
  );
}
