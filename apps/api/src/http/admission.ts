/** How many are let in, and how many may wait for that. */
export interface AdmissionLimits {
  /** At work at the same time. */
  readonly seats: number;
  /** Waiting for a seat, beside those of whom money hangs on what they ask. */
  readonly waiting: number;
  /** Of those: more of them may wait, and before all others, but for every {@link TURN_OF_OTHERS}th seat. */
  readonly criticalWaiting: number;
  /** Whoever waits longer hears that there is no room. */
  readonly waitMs: number;
}

/** Somebody who asks for a seat. */
export interface Asking {
  readonly isCritical: boolean;
  /** Whether they are still there to be answered. */
  readonly isHere: () => boolean;
}

/** Lets as many work at once as a process does well, so that it answers those in time and the others at once. */
export interface Admission {
  /** Whether whoever comes now would be turned away. */
  isFull(isCritical: boolean): boolean;
  /** @returns whether there is a seat, which whoever has it gives back by `leave` */
  enter(asking: Asking): boolean | Promise<boolean>;
  leave(): void;
}

/** Anybody can ask for something that money hangs on, a thousand times: who asks for anything else gets a seat too. */
const TURN_OF_OTHERS = 4;

interface Waiting extends Asking {
  readonly decide: (isLetIn: boolean) => void;
}

/**
 * Opens a place with so many seats.
 *
 * @example
 * const admission = openAdmission({ seats: 1, waiting: 0, criticalWaiting: 0, waitMs: 1_000 });
 * admission.enter({ isCritical: false, isHere: () => true }); // true
 * admission.enter({ isCritical: false, isHere: () => true }); // false
 */
export function openAdmission({ seats, waiting, criticalWaiting, waitMs }: AdmissionLimits): Admission {
  const queues: Readonly<Record<'critical' | 'other', Set<Waiting>>> = { critical: new Set(), other: new Set() };
  let taken = 0;
  let turns = 0;

  const queueOf = (isCritical: boolean) => (isCritical ? queues.critical : queues.other);
  const isFull = (isCritical: boolean): boolean =>
    taken >= seats && queueOf(isCritical).size >= (isCritical ? criticalWaiting : waiting);
  const next = (): Waiting | undefined => {
    turns += 1;
    const isOfOthers = turns % TURN_OF_OTHERS === 0;
    for (const queue of isOfOthers ? [queues.other, queues.critical] : [queues.critical, queues.other])
      for (const one of queue) {
        queue.delete(one);
        if (one.isHere()) return one;
        one.decide(false);
      }
    return undefined;
  };
  return {
    isFull,
    enter: ({ isCritical, isHere }) => {
      if (taken < seats) {
        taken += 1;
        return true;
      }
      if (isFull(isCritical)) return false;
      return new Promise((resolve) => {
        const queue = queueOf(isCritical);
        const decide = (isLetIn: boolean): void => {
          clearTimeout(timer);
          queue.delete(one);
          resolve(isLetIn);
        };
        const timer = setTimeout(decide, waitMs, false);
        const one: Waiting = { isCritical, isHere, decide };
        queue.add(one);
      });
    },
    // A seat goes from hand to hand while somebody waits.
    leave: () => {
      const one = next();
      if (one) one.decide(true);
      else taken -= 1;
    },
  };
}
