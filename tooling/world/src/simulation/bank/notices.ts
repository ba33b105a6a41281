import type { Chance } from '@lender/api/test/chance';
import { streamOf } from '../stream.ts';
import type { BankSurroundings } from './bank-surroundings.ts';

/** Notice of the simulated world. */
export interface WorldNotice {
  readonly provider: 'openpay' | 'direct-debit';
  readonly type: string;
  readonly transactionId: string;
  /** Undefined for money that was not asked for. */
  readonly orderId: string | undefined;
}

export interface Notices {
  /** Sends a notice; it may get lost, come twice, or come late. */
  tell(notice: WorldNotice, chance: Chance): void;
  /** Sends a notice today, twice. */
  notifySurely(notice: WorldNotice): void;
  /** Takes the notices to be delivered today, in any order; the caller delivers them. */
  take(day: number): WorldNotice[];
}

/** Holds the provider's notices on their way to us. */
export function openNotices({ seed, faults, tally }: BankSurroundings): Notices {
  const today: WorldNotice[] = [];
  const later: WorldNotice[] = [];
  return {
    tell: (notice, chance) => {
      if (chance.next() < faults.lost) return tally.add('notices lost');
      const isLate = chance.next() < faults.late;
      if (isLate) tally.add('notices delivered another day');
      (isLate ? later : today).push(notice);
      if (chance.next() >= faults.doubled) return;
      tally.add('notices doubled');
      later.push(notice);
    },
    notifySurely: (notice) => {
      today.push(notice);
      later.push(notice);
    },
    take: (day) => {
      const order = streamOf(seed, 'notices', day);
      const placed = today.splice(0).map((notice) => ({ notice, place: order.next() }));
      today.push(...later.splice(0));
      return placed.toSorted((one, other) => one.place - other.place).map(({ notice }) => notice);
    },
  };
}
