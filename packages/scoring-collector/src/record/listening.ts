/** Listens to the whole page, before the page does and without ever making it wait. */
export type Listen = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
) => void;

/** The number of an event's target; -1 of none, or where the place is secret. Its focus is told of a secret one, too. */
export type TargetOf = (event: Event, isFocus?: boolean) => number;
