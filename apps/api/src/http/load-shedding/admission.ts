import type { Priority } from './priority-of.ts';

/** Numbers of requests that may run and wait. */
export interface AdmissionLimits {
  /** Concurrency limit: requests that run at the same time. */
  readonly slots: number;
  /** Largest number of waiting requests, by priority. */
  readonly waiting: Readonly<Record<Priority, number>>;
  /** Largest number of waiting requests of one account: a script that is signed in keeps no other account waiting. */
  readonly waitingOfOne: number;
  /** Longest wait, in milliseconds; after it a request is refused. */
  readonly waitMs: number;
}

/** A request that asks to enter. */
export interface Asking {
  readonly rank: Priority;
  /** Account of the caller; a visitor has none. */
  readonly account?: string | undefined;
  /** True while the caller still waits for the answer. */
  readonly isHere: () => boolean;
}

/** Limits concurrent work to what a process does well, so that it answers that in time and refuses the rest at once. */
export interface Admission {
  /** True when a request that comes now would be refused. */
  isFull(priority: Priority): boolean;
  /** @returns true when the request may run; its caller then ends it by `leave` */
  enter(asking: Asking): boolean | Promise<boolean>;
  leave(): void;
}

/**
 * Order in which priorities are served, turn by turn; later ones enter where no earlier one waits. A flood of one
 * priority leaves some turns to each of the others: any visitor can register and send a thousand requests about money.
 */
const TURNS: readonly (readonly Priority[])[] = [
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
export function openAdmission({ slots, waiting, waitingOfOne, waitMs }: AdmissionLimits): Admission {
  const queues: Readonly<Record<Priority, Set<Waiting>>> = {
    money: new Set(),
    signed_in: new Set(),
    visitor: new Set(),
  };
  const waitingOf = new Map<string, number>();
  let taken = 0;
  let turns = 0;

  const isFull = (priority: Priority): boolean => taken >= slots && queues[priority].size >= waiting[priority];
  const count = (account: string | undefined, more: 1 | -1): void => {
    if (account === undefined) return;
    const now = (waitingOf.get(account) ?? 0) + more;
    if (now === 0) waitingOf.delete(account);
    else waitingOf.set(account, now);
  };
  const next = (): Waiting | undefined => {
    const priorities = TURNS[turns++ % TURNS.length] ?? [];
    for (const priority of priorities)
      for (const one of queues[priority]) {
        const isHere = one.isHere();
        one.decide(isHere);
        if (isHere) return one;
      }
    return undefined;
  };
  return {
    isFull,
    enter: ({ rank: priority, account, isHere }) => {
      if (taken < slots) {
        taken += 1;
        return true;
      }
      if (isFull(priority) || (account !== undefined && (waitingOf.get(account) ?? 0) >= waitingOfOne)) return false;
      return new Promise((resolve) => {
        const decide = (isLetIn: boolean): void => {
          clearTimeout(timer);
          queues[priority].delete(one);
          count(account, -1);
          resolve(isLetIn);
        };
        const timer = setTimeout(decide, waitMs, false);
        const one: Waiting = { rank: priority, account, isHere, decide };
        queues[priority].add(one);
        count(account, 1);
      });
    },
    // A place passes to the next waiting request without being freed.
    leave: () => {
      if (!next()) taken -= 1;
    },
  };
}
