import { useLanguage, useOpenedWords, useWords } from "#words";
import { useEffect, useState } from "react";
import { useProductChoice } from "@/components/product/choice-provider";
import { ApiError, callPublic } from "@/lib/platform/http/client";
import { hasSessionMark } from "@/lib/platform/http/token-store";
import { optionKey } from "@/lib/stock/options";
import { askStockAlert } from "@/lib/messages/stock-alerts/api";
import type { KeptAlert } from "@/lib/messages/stock-alerts/dto";

/** The contact for as long as the page lives: shoppers use the same one for several sizes. */
let lastContact = "";
const keepContact = (contact: string) => {
  lastContact = contact;
};

interface Trouble {
  error?: string | undefined;
  failure?: string;
  /** True where the option is no longer sold out. */
  isBack?: boolean;
}

/** Asks for an alert about the chosen option. */
export function useStockAlert() {
  const { failure: sayFailure, offline } = useWords("buying");
  const { stockAlert: words } = useOpenedWords();
  const language = useLanguage();
  const { product, alertChannels, size, color, isSizeMissing, refresh } = useProductChoice();
  const [contact, setContact] = useState(lastContact);
  const [trouble, setTrouble] = useState<Trouble>({});
  const [answer, setAnswer] = useState<{ of: string; kept: KeptAlert }>();
  const [isPending, setIsPending] = useState(false);
  const chosen = optionKey({ size, color });

  useEffect(() => {
    if (lastContact || !hasSessionMark()) return;
    callPublic("GET /auth/session").then(
      ({ user }) => setContact((typed) => typed || (user?.email ?? "")),
      () => undefined,
    );
  }, []);

  async function send() {
    if (isPending) return;
    if (isSizeMissing) return setTrouble({ failure: words.noSize });
    if (!contact.trim()) return setTrouble({ error: words.noContact });
    if (!navigator.onLine) return setTrouble({ failure: offline });
    setTrouble({});
    setIsPending(true);
    try {
      const kept = await askStockAlert({ productId: product._id, size, color, contact, language });
      keepContact(contact);
      setAnswer({ of: chosen, kept });
    } catch (failure) {
      setTrouble(toTrouble(failure));
      if (failure instanceof ApiError && failure.code === "IN_STOCK") await readAnew();
    } finally {
      setIsPending(false);
    }
  }

  function toTrouble(failure: unknown): Trouble {
    if (!(failure instanceof ApiError)) return { failure: sayFailure(failure) };
    if (failure.code === "IN_STOCK") return { isBack: true };
    const told = failure.fields.contact;
    if (!told) return { failure: sayFailure(failure) };
    return { error: words.wrongContact(told, !alertChannels.includes("sms")) };
  }

  async function readAnew() {
    const fresh = await callPublic("GET /products/{id}", { params: { id: product._id } }).catch(() => null);
    if (fresh) refresh(fresh);
  }

  return {
    contact,
    setContact: (typed: string) => {
      setContact(typed);
      setTrouble({});
    },
    ...trouble,
    answer,
    /** The alert for the chosen option; another option needs a new one. */
    kept: answer?.of === chosen ? answer.kept : undefined,
    isPending,
    send,
  };
}
