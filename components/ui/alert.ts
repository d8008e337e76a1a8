import type { SweetAlertOptions } from "sweetalert2";

export interface AlertText {
  title: string;
  text?: string;
  /** Language of the text, where it is not English. */
  lang?: string;
}

const DOUBLE_TAP_MS = 500;

/** Shows a message with its single Okay button; resolves when it is closed. */
export async function showMessage(message: AlertText): Promise<void> {
  await fire(message, {});
}

/** Asks a question: Okay is true; the cross, Escape and a tap outside are false. */
export async function askQuestion(question: AlertText): Promise<boolean> {
  const { isConfirmed } = await fire(question, { showCloseButton: true, closeButtonAriaLabel: "Cancel" });
  return isConfirmed;
}

/** Asks for an e-mail address, which may be known already; null if it is declined. */
export async function askEmail(question: AlertText, known: string): Promise<string | null> {
  const { value } = await fire(question, {
    input: "email",
    inputValue: known,
    inputAutoFocus: false,
    inputLabel: "Email",
    inputAttributes: { autocomplete: "username", "aria-label": "Email" },
    validationMessage: "Please enter a valid email address.",
    showCloseButton: true,
    closeButtonAriaLabel: "Cancel",
  });
  return typeof value === "string" ? value : null;
}

// Only titleText and text: the library's title and html are rendered as HTML, and names come from users.
async function fire({ title, text, lang }: AlertText, options: SweetAlertOptions) {
  const Swal = await loadLibrary();
  if (!Swal) return askPlainly([title, text].filter(Boolean).join("\n\n"), options);
  const openedAt = performance.now();
  const { activeElement } = document;
  const result = await Swal.fire({
    titleText: title,
    ...(text && { text }),
    confirmButtonText: "Okay",
    buttonsStyling: false,
    customClass: { container: "shop-alert-ground", popup: "shop-alert", inputLabel: "care-label" },
    showClass: { popup: "shop-alert-rise" },
    hideClass: { popup: "shop-alert-gone" },
    heightAuto: false,
    scrollbarPadding: false,
    // It would wait for a tenth of a second, and take the focus from whatever has got it meanwhile.
    returnFocus: false,
    // The second tap of a double tap lands outside of what the first one opened.
    allowOutsideClick: () => performance.now() - openedAt > DOUBLE_TAP_MS,
    ...options,
    didOpen: () => {
      if (lang) Swal.getHtmlContainer()?.setAttribute("lang", lang);
      // Selected, so that typing replaces what was known; left to itself the library puts the caret behind it.
      const field = Swal.getInput();
      field?.focus();
      field?.select();
    },
  });
  // Another pop-up that has opened meanwhile has the focus.
  if (activeElement instanceof HTMLElement && !Swal.isVisible()) activeElement.focus();
  return result;
}

/** Fetches the library ahead of its first use, such as while a form is filled in. */
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

// The library did not arrive over a bad line: the browser's own pop-ups must do.
function askPlainly(words: string, { input, inputValue, showCloseButton }: SweetAlertOptions) {
  if (input) {
    const value = window.prompt(words, typeof inputValue === "string" ? inputValue : "");
    return { isConfirmed: value !== null, value };
  }
  if (showCloseButton) return { isConfirmed: window.confirm(words), value: undefined };
  window.alert(words);
  return { isConfirmed: true, value: undefined };
}
