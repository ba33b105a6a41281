import type { LineHealth } from './line-health.ts';
import type { TroubleKind } from './trouble.ts';

interface Tally {
  answered(): void;
  troubled(kind: TroubleKind): void;
  notAsked(): void;
  read(): Pick<LineHealth, 'lastSuccessAt' | 'lastTrouble' | 'counts'>;
}

/** Counts how the calls of a line went, and remembers the last of each. */
export function createTally(wall: () => Date): Tally {
  const counts = { answered: 0, troubled: 0, notAsked: 0 };
  let lastSuccessAt: string | null = null;
  let lastTrouble: LineHealth['lastTrouble'] = null;
  return {
    answered: () => {
      counts.answered += 1;
      lastSuccessAt = wall().toISOString();
    },
    troubled: (kind) => {
      counts.troubled += 1;
      lastTrouble = { kind, at: wall().toISOString() };
    },
    notAsked: () => {
      counts.notAsked += 1;
    },
    read: () => ({ lastSuccessAt, lastTrouble, counts: { ...counts } }),
  };
}
