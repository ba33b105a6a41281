import type { Pricing } from '@lender/calculator';
import type { ServicingPolicy, StatedServicing } from '@lender/lending';
import { centavos } from '@lender/money';

/** What a product states of a policy, whose prices of extensions stand in the price list. */
export const statedOf = ({
  extensions,
  calendar,
  ...rules
}: ServicingPolicy & { calendar: string }): StatedServicing => {
  const { cheapCount, opensDaysBefore, closesDaysAfter } = extensions;
  return { ...rules, calendar, extensions: { cheapCount, opensDaysBefore, closesDaysAfter } };
};

/**
 * What a product row states that was stored before rows stated it: due dates move to working days, and being late costs
 * nothing, because nobody decided that it does. Only extensions that have a price are sold.
 */
export function servicingUnstated({ extensions: { maxCount, tariffs } }: Pricing): StatedServicing {
  const isSold = (wanted: 'cheap' | 'expensive') => tariffs.some(({ kind }) => kind === wanted);
  const mostCheap = isSold('expensive') ? Math.min(2, maxCount) : maxCount;
  return {
    version: 'unstated-1',
    calendar: 'cnbv-2026',
    late: { kind: 'none' },
    extensions: {
      cheapCount: isSold('cheap') ? mostCheap : 0,
      opensDaysBefore: 3,
      closesDaysAfter: isSold('expensive') ? 3 : 0,
    },
    caps: { totalShare: '1', dailyShare: '0.02' },
    withdrawalDays: 10,
    toleranceCentavos: centavos(100),
  };
}
