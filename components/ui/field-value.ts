import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

interface Control {
  value: string;
  onChange: (value: string) => void;
}

/**
 * For every controlled input: takes over the field's value when its script comes. The shopper may have typed it, or the
 * browser filled it in or restored it, without an event that React saw.
 */
export function useFieldValue<Field extends { value: string }>({
  value,
  onChange,
}: Control): RefObject<Field | null> {
  const ref = useRef<Field>(null);
  useTakeOver(() => {
    const held = ref.current?.value;
    if (held !== undefined && held !== value) onChange(held);
  });
  return ref;
}

/** The same for a group of radio buttons; the ref belongs to the element around them. */
export function useRadioValue<Group extends Element>({ value, onChange }: Control): RefObject<Group | null> {
  const ref = useRef<Group>(null);
  useTakeOver(() => {
    const held = ref.current?.querySelector<HTMLInputElement>("input:checked");
    if (held && held.value !== value) onChange(held.value);
  });
  return ref;
}

/** The same for a checkbox. */
export function useTickValue(
  isTicked: boolean,
  onChange: (isTicked: boolean) => void,
): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  useTakeOver(() => {
    if (ref.current && ref.current.checked !== isTicked) onChange(ref.current.checked);
  });
  return ref;
}

/** Reads the values from before the script, once and before the first paint. */
export function useTakeOver(read: () => void): void {
  const takeOver = useEffectEvent(read);
  useLayoutEffect(() => takeOver(), []);
}
