import { inTransaction } from '../../kernel/database/transaction.ts';
import { errorText } from '../../kernel/error-text.policy.ts';
import type { BureauAnswer } from '../../providers/bureau/port.ts';
import type { Services } from '../../services.ts';
import { beginQuery } from './begin-query.ts';
import type { QueryKey } from './bureau-query.ts';
import { endQuery } from './end-query.ts';

/** Number of queries without an answer after which the bureau is not asked again: the decision is made without it. */
const TRIES = 3;

/**
 * Asks the bureau about an applicant who authorised the query. After the consent is withdrawn, no more queries are
 * made.
 */
export const askBureauJob =
  (services: Services) =>
  async (ask: QueryKey): Promise<void> => {
    const begun = await inTransaction(services.db, (tx) => beginQuery(tx, ask, services));
    if (!begun) return;
    let answer: BureauAnswer | undefined;
    try {
      answer = await services.bureau?.query(begun.person);
    } catch (error) {
      if (begun.tries < TRIES) throw error;
      services.log.warn({
        event: 'credit_bureau.unanswered',
        applicationId: ask.applicationId,
        err: { message: errorText(error) },
      });
    }
    await inTransaction(services.db, (tx) => endQuery(tx, { ...ask, answer }, services));
  };
