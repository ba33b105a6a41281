import type { Rank } from './rank-of.policy.ts';

/** How many are let in, and how many may wait for that. */
export interface AdmissionLimits {
  /** At work at the same time. */
  readonly seats: number;
  /** Waiting for a seat, each rank in a place of its own. */
  readonly waiting: Readonly<Record<Rank, number>>;
  /** Of those, so many of one account: a script that is signed in keeps nobody else waiting. */
  readonly waitingOfOne: number;
  /** Whoever waits longer hears that there is no room. */
  readonly waitMs: number;
}

/** Somebody who asks for a seat. */
export interface Asking {
  readonly rank: Rank;
  /** The account that asks; a visitor has none. */
  readonly account?: string | undefined;
  /** Whether they are still there to be answered. */
  readonly isHere: () => boolean;
}

/** Lets as many work at once as a process does well, so that it answers those in time and the others at once. */
export interface Admission {
  /** Whether whoever comes now would be turned away. */
  isFull(rank: Rank): boolean;
  /** @returns whether there is a seat, which whoever has it gives back by `leave` */
  enter(asking: Asking): boolean | Promise<boolean>;
  leave(): void;
}

/**
 * Whose turn a seat is, and whose after them where nobody of those waits: a flood of one rank leaves some to each of the
 * others. Anybody can register and ask for something that money hangs on, a thousand times.
 */
const TURNS: readonly (readonly Rank[])[] = [
  ['money', 'signed_in', 'visitor'],
  ['signed_in', 'money', 'visitor'],
  ['money', 'signed_in', 'visitor'],
  ['visitor', 'signed_in', 'money'],
];

interface Waiting extends Asking {
  readonly decide: (isLetIn: boolean) => void;
}

/**
 * Opens a place with so many seats.
 *
 * @example
 * const waiting = { money: 0, signed_in: 0, visitor: 0 };
 * const admission = openAdmission({ seats: 1, waiting, waitingOfOne: 1, waitMs: 1_000 });
 * admission.enter({ rank: 'visitor', isHere: () => true }); // true
 * admission.enter({ rank: 'visitor', isHere: () => true }); // false
 */
export function openAdmission({ seats, waiting, waitingOfOne, waitMs }: AdmissionLimits): Admission {
  const queues: Readonly<Record<Rank, Set<Waiting>>> = { money: new Set(), signed_in: new Set(), visitor: new Set() };
  const waitingOf = new Map<string, number>();
  let taken = 0;
  let turns = 0;

  const isFull = (rank: Rank): boolean => taken >= seats && queues[rank].size >= waiting[rank];
  const count = (account: string | undefined, more: 1 | -1): void => {
    if (account === undefined) return;
    const now = (waitingOf.get(account) ?? 0) + more;
    if (now === 0) waitingOf.delete(account);
    else waitingOf.set(account, now);
  };
  const next = (): Waiting | undefined => {
    const ranks = TURNS[turns++ % TURNS.length] ?? [];
    for (const rank of ranks)
      for (const one of queues[rank]) {
        const isHere = one.isHere();
        one.decide(isHere);
        if (isHere) return one;
      }
    return undefined;
  };
  return {
    isFull,
    enter: ({ rank, account, isHere }) => {
      if (taken < seats) {
        taken += 1;
        return true;
      }
      if (isFull(rank) || (account !== undefined && (waitingOf.get(account) ?? 0) >= waitingOfOne)) return false;
      return new Promise((resolve) => {
        const decide = (isLetIn: boolean): void => {
          clearTimeout(timer);
          queues[rank].delete(one);
          count(account, -1);
          resolve(isLetIn);
        };
        const timer = setTimeout(decide, waitMs, false);
        const one: Waiting = { rank, account, isHere, decide };
        queues[rank].add(one);
        count(account, 1);
      });
    },
    // A seat goes from hand to hand while somebody waits.
    leave: () => {
      if (!next()) taken -= 1;
    },
  };
}
