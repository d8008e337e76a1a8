import type { SweetAlertOptions } from "sweetalert2";
import { shared } from "@/lib/words/en/shared";

export interface AlertText {
  title: string;
  text?: string;
  /** The language of the text, where it is not English. */
  lang?: string;
  /** What its buttons say, where they are not English. */
  okay?: string;
  cancel?: string;
}

/** A question for an e-mail address. */
export interface EmailQuestion extends AlertText {
  /** Of the field. */
  label: string;
  /** Beside what is no address. */
  invalid: string;
}

const DOUBLE_TAP_MS = 500;

/** Shows a message with its single Okay button; resolves when it is closed. */
export async function showMessage(message: AlertText): Promise<void> {
  await fire(message, {});
}

/** Asks a question: Okay is true; the cross, Escape and a tap outside are false. */
export async function askQuestion(question: AlertText): Promise<boolean> {
  const { isConfirmed } = await fire(question, declinable(question));
  return isConfirmed;
}

/** Asks for an e-mail address and fills in a known one; null if the user declines. */
export async function askEmail(question: EmailQuestion, known: string): Promise<string | null> {
  const { value } = await fire(question, {
    input: "email",
    inputValue: known,
    inputAutoFocus: false,
    inputLabel: question.label,
    inputAttributes: { autocomplete: "username", "aria-label": question.label },
    validationMessage: question.invalid,
    ...declinable(question),
  });
  return typeof value === "string" ? value : null;
}

const declinable = ({ cancel = shared.cancel }: AlertText): SweetAlertOptions => ({
  showCloseButton: true,
  closeButtonAriaLabel: cancel,
});

// Only titleText and text: the library's title and html are rendered as HTML, and names come from users.
async function fire({ title, text, lang, okay = shared.okay }: AlertText, options: SweetAlertOptions) {
  const Swal = await loadLibrary();
  if (!Swal) return askPlainly([title, text].filter(Boolean).join("\n\n"), options);
  const openedAt = performance.now();
  const { activeElement } = document;
  const result = await Swal.fire({
    titleText: title,
    ...(text && { text }),
    confirmButtonText: okay,
    buttonsStyling: false,
    customClass: { container: "shop-alert-ground", popup: "shop-alert", inputLabel: "care-label" },
    showClass: { popup: "shop-alert-rise" },
    hideClass: { popup: "shop-alert-gone" },
    heightAuto: false,
    scrollbarPadding: false,
    // The library would wait for a tenth of a second, and then take the focus from another element.
    returnFocus: false,
    // The second tap of a double tap lands outside the pop-up that the first tap opened.
    allowOutsideClick: () => performance.now() - openedAt > DOUBLE_TAP_MS,
    ...options,
    didOpen: () => {
      if (lang) Swal.getHtmlContainer()?.setAttribute("lang", lang);
      // Selects the known address, so that typing replaces it; the library would put the caret behind it.
      const field = Swal.getInput();
      field?.focus();
      field?.select();
    },
  });
  // A pop-up that has opened meanwhile keeps the focus.
  if (activeElement instanceof HTMLElement && !Swal.isVisible()) activeElement.focus();
  return result;
}

/** Fetches the library before its first use, for example while a user fills in a form. */
export function prepareAlerts(): void {
  void loadLibrary();
}

async function loadLibrary() {
  try {
    return (await import("./alert-library")).Swal;
  } catch {
    return null;
  }
}

// The fallback if the library fails to load: the browser's own pop-ups.
function askPlainly(words: string, { input, inputValue, showCloseButton }: SweetAlertOptions) {
  if (input) {
    const value = window.prompt(words, typeof inputValue === "string" ? inputValue : "");
    return { isConfirmed: value !== null, value };
  }
  if (showCloseButton) return { isConfirmed: window.confirm(words), value: undefined };
  window.alert(words);
  return { isConfirmed: true, value: undefined };
}
