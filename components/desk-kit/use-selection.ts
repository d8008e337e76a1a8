import { useState } from "react";

/** The ticked rows of one page of the list; another page begins with none. */
export function useSelection(place: string) {
  const [state, setState] = useState({ place, ids: new Set<string>() });
  if (state.place !== place) setState({ place, ids: new Set() });

  const change = (next: (ids: string[]) => string[]) =>
    setState((before) => ({ ...before, ids: new Set(next([...before.ids])) }));

  return {
    ids: state.place === place ? [...state.ids] : [],
    has: (id: string): boolean => state.place === place && state.ids.has(id),
    tick: (id: string, isTicked: boolean): void =>
      change((ids) => (isTicked ? [...ids, id] : ids.filter((other) => other !== id))),
    add: (added: string[]): void => change((ids) => [...ids, ...added]),
    drop: (dropped: string[]): void => change((ids) => ids.filter((id) => !dropped.includes(id))),
    clear: (): void => change(() => []),
  };
}
