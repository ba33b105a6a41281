import type { Pricing } from '@lender/calculator';
import type { ServicingPolicy, StatedServicing } from '@lender/lending';
import { centavos } from '@lender/money';

/** Returns the parts of a policy that a product states; prices of extensions are in the price list. */
export const statedOf = ({
  extensions,
  calendar,
  ...rules
}: ServicingPolicy & { calendar: string }): StatedServicing => {
  const { cheapCount, opensDaysBefore, closesDaysAfter } = extensions;
  return { ...rules, calendar, extensions: { cheapCount, opensDaysBefore, closesDaysAfter } };
};

/**
 * Returns the servicing rules of a product row that was stored before rows stated them: due dates move to working days,
 * and lateness costs nothing, because no charge was decided. Only extensions that have a price are sold.
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
