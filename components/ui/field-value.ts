import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

interface Control {
  value: string;
  onChange: (value: string) => void;
}

/**
 * For every control that React controls: takes over what the field holds when its script comes, which the shopper may
 * have typed, or the browser filled in or restored, without an event that React heard.
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

/** The same for a group of radio buttons; the ref is of what is around them. */
export function useRadioValue<Group extends Element>({ value, onChange }: Control): RefObject<Group | null> {
  const ref = useRef<Group>(null);
  useTakeOver(() => {
    const held = ref.current?.querySelector<HTMLInputElement>("input:checked");
    if (held && held.value !== value) onChange(held.value);
  });
  return ref;
}

/** The same for a box that is ticked or not. */
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

/** Reads, once and before the first paint, what was there before the script. */
export function useTakeOver(read: () => void): void {
  const takeOver = useEffectEvent(read);
  useLayoutEffect(() => takeOver(), []);
}
