import type { JobName } from '@lender/api/kernel/outbox';
import { addDays } from '@lender/calculator';
import type { Story } from '../calendar.ts';
import type { Lived } from '../world/lived.ts';

/** Hours at which stores and banks pass on what they have. */
const BANK_HOURS = [11, 15, 19] as const;

const AFTER_MIDNIGHT: readonly JobName[] = [
  'expire-applications',
  'service-loans',
  'judge-promises',
  'snapshot-ledger',
];
const IN_THE_MORNING: readonly JobName[] = ['debit-loans', 'remind-borrowers', 'release-messages'];

/** Runs the events of every day, whatever people do on it. */
export async function* everyDay(days: number, { server, bank, moments }: Lived, onDay?: (day: number) => void): Story {
  for (let ago = days; ago >= 0; ago--) {
    onDay?.(days - ago);
    const day = moments.dayAgo(ago);
    yield new Date(moments.at(addDays(day, -1), 24).getTime() + 60_000);
    for (const job of AFTER_MIDNIGHT) await server.run(job);
    yield moments.at(day, 9.2);
    for (const job of IN_THE_MORNING) await server.run(job);
    // No person waits for an alert: a run once a week finds the same.
    if (ago % 7 === 0) await server.run('raise-alerts');
    for (const hour of BANK_HOURS) {
      yield moments.at(day, hour);
      bank.handOn();
      bank.movePayouts();
      bank.moveDebits();
      for (const notice of bank.takeNotices(days - ago)) await server.notify(notice);
    }
    await server.run('poll-money');
  }
}
