import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type LoanRecord, readPaper } from '../loans/index.ts';
import type { AgreementContents } from './agreement-contents.ts';
import { accountOf, partiesOf } from './parties.ts';

/**
 * What the agreement of a loan says, for who reads it again after it was signed: figures and rules as they were signed, the
 * account to which the money went.
 */
export async function signedContents(
  tx: Tx,
  loan: LoanRecord,
  services: Pick<Services, 'vault'>,
): Promise<AgreementContents | undefined> {
  const parties = await partiesOf(tx, loan.client_id, services);
  if (!parties) return undefined;
  const paid = await tx
    .selectFrom('payout')
    .select(['bank_code', 'last_four'])
    .where('client_id', '=', loan.client_id)
    .where('application_id', '=', loan.application_id)
    .where('purpose', '=', 'loan')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const { offer, terms } = readPaper(loan);
  const account = paid?.bank_code && paid.last_four ? accountOf(paid.bank_code, paid.last_four) : parties.account;
  return { reference: loan.hashed_id, ...parties, account, offer, servicing: terms.policy };
}
