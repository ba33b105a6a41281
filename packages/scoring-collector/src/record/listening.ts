/** Listens to the whole page, before the page's own listeners and without delaying them. */
export type Listen = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
) => void;

/**
 * Returns the number of an event's target; -1 for none, or where the place is secret. The focus of a secret place is
 * recorded with its number, too.
 */
export type TargetOf = (event: Event, isFocus?: boolean) => number;
