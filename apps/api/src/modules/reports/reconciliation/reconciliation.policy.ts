import type { PlainDate } from '@lender/calculator';
import type { ClearingAccount } from '@lender/lending';
import { type Centavos, centavos, sumCentavos } from '@lender/money';
import type { ReportPeriod } from '../report-period.policy.ts';

/** Movement on a provider's account on a day. Amounts that the provider reported add to it; settlements reduce it. */
export interface ClearingMove {
  readonly account: ClearingAccount;
  readonly date: PlainDate;
  readonly told: Centavos;
  readonly settled: Centavos;
}

interface Opening {
  readonly account: ClearingAccount;
  readonly opening: number;
}

/**
 * Returns the reconciliation of each account; accounts without a balance before and after are left out.
 *
 * @param moves - of the period, by day
 */
export const reconcileAccounts = (
  openings: readonly Opening[],
  moves: readonly ClearingMove[],
  { from }: Pick<ReportPeriod, 'from'>,
) =>
  openings
    .map(({ account, opening }) => {
      const own = moves.filter((move) => move.account === account);
      const reported = sumCentavos(own.map((move) => move.told));
      const settled = sumCentavos(own.map((move) => move.settled));
      const closing = centavos(opening + reported - settled);
      return {
        account,
        opening: centavos(opening),
        told: reported,
        settled,
        closing,
        unevenSince: unevenSince(opening, own, from),
      };
    })
    .filter(({ opening, told: reported, settled }) => opening !== 0 || reported !== 0 || settled !== 0);

/** Returns the first day since which the account was not even at the end of any day. */
function unevenSince(opening: number, moves: readonly ClearingMove[], from: PlainDate): PlainDate | null {
  let held = opening;
  let since = opening === 0 ? null : from;
  const days = Map.groupBy(moves, ({ date }) => date);
  for (const date of [...days.keys()].toSorted()) {
    held += (days.get(date) ?? []).reduce((sum, { told: reported, settled }) => sum + reported - settled, 0);
    since = held === 0 ? null : (since ?? date);
  }
  return since;
}
