import type { Happening } from './paper.ts';

export type Counted = Exclude<Happening, { readonly kind: 'reversal' | 'correction' | 'extension' }>;
export type Extension = Extract<Happening, { readonly kind: 'extension' }>;

/** Events that count, by day and in their order, and the extension that each payment buys. */
export interface Story {
  readonly happenings: readonly Counted[];
  readonly extensionOf: ReadonlyMap<string, Extension>;
}

/**
 * Returns what counts on a day: a correction takes its event away for ever, a reversal from its own day on. A payment
 * from before the money arrived counts at its arrival.
 */
export function storyUntil(all: readonly Happening[], date: string): Story {
  const corrected = new Set(all.flatMap((one) => (one.kind === 'correction' ? [one.of] : [])));
  const takenBack = new Set(
    all.flatMap((one) => {
      if (corrected.has(one.id)) return [];
      if (one.kind === 'correction') return [one.of];
      return one.kind === 'reversal' && one.valueDate <= date ? [one.of] : [];
    }),
  );
  const counting = all.filter(({ id, valueDate }) => valueDate <= date && !takenBack.has(id));
  const arrival = counting.find(({ kind }) => kind === 'disbursed');
  const happenings = counting
    .filter((one): one is Counted => !['reversal', 'correction', 'extension'].includes(one.kind))
    .map((one) =>
      arrival && one.kind === 'payment' && placeOf(one) < placeOf(arrival) ? { ...one, ...whenOf(arrival) } : one,
    )
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const extensions = counting.filter((one): one is Extension => one.kind === 'extension');
  return { happenings, extensionOf: new Map(extensions.map((one) => [one.payment, one])) };
}

const whenOf = ({ valueDate, at }: Happening) => ({ valueDate, at });

/** Returns the sort key: by day, by instant, the money's arrival first, by id. */
const placeOf = ({ valueDate, at, kind, id }: Happening): string =>
  [valueDate, at, kind === 'disbursed' ? '0' : '1', id].join(' ');
