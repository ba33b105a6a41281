import type { PrintedExtension, ServicingPolicy } from '@lender/lending';
import { centavos } from '@lender/money';

/**
 * Returns the rules of loans whose contract states only an offer. Everything that it prints is honoured: the extensions
 * asked for in time, at their prices, and the withdrawal. Anything that it does not mention is not charged.
 */
export const servicingOfPaper = ({ extensions }: { readonly extensions: readonly Pick<PrintedExtension, 'kind' | 'days' | 'commissionRate'>[] }): ServicingPolicy => ({
  version: 'paper-1',
  calendar: null,
  late: { kind: 'none' },
  extensions: {
    maxCount: 3,
    cheapCount: 3,
    opensDaysBefore: 3,
    closesDaysAfter: 0,
    tariffs: extensions
      .filter(({ kind }) => kind === 'cheap')
      .map(({ kind, days, commissionRate }) => ({ kind, days, commissionRate })),
  },
  caps: { totalShare: '1', dailyShare: '0.02' },
  withdrawalDays: 10,
  toleranceCentavos: centavos(100),
});
