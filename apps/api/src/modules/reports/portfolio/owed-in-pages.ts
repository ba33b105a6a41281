import { addDays, type PlainDate } from '@lender/calculator';
import { OPEN_LOAN_STATUSES } from '@lender/lending';
import type { Tx } from '../../../kernel/database/database.ts';
import { endOfDay } from '../../../kernel/end-of-day.ts';
import type { ServicedLoan } from '../../loans/index.ts';
import { loansInPages } from './loans-in-pages.ts';

/**
 * Reads the loans that may have been owed on a day, page after page. A loan that ended before the day was not owed on it,
 * whenever that was reported.
 */
export const owedInPages = (tx: Tx, date: PlainDate): AsyncGenerator<readonly ServicedLoan[]> =>
  loansInPages(tx, (loans) =>
    loans
      .where('start_date', '<=', date)
      .where((eb) =>
        eb.or([eb('status', 'in', [...OPEN_LOAN_STATUSES]), eb('status_since', '>=', endOfDay(addDays(date, -1)))]),
      ),
  );
