import type { CashBrand } from '@lender/lending';
import { publicReference } from '../../../kernel/crypto/public-reference.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import type { ApplicationRecord } from '../../applications/index.ts';
import { type LoanRecord, readLoan } from '../../loans/index.ts';
import { notifyBorrower } from '../../messages/index.ts';
import { productOfVersion } from '../../pricing/index.ts';
import { openTask } from '../../tasks/index.ts';
import { writePayout } from '../write-payout.ts';
import { collectBy } from './collect-by.policy.ts';

interface Order {
  readonly record: Pick<ApplicationRecord, 'client_id' | 'id' | 'product_version' | 'pay_cycle'>;
  readonly loan: LoanRecord;
  readonly brand: CashBrand;
}

/**
 * Orders the money of a signed application for the counter of a brand. No provider is called: a person orders it there,
 * and the borrower is notified of the number to show.
 *
 * @returns the id of the payout
 */
export async function orderCash(
  tx: Tx,
  { record, loan, brand }: Order,
  services: Pick<Services, 'clock' | 'jobs' | 'newId' | 'randomInt' | 'vault'>,
): Promise<string> {
  const { now, today } = await services.clock.business(tx);
  const { terms } = await readLoan(tx, loan);
  const { pricing } = await productOfVersion(tx, record.product_version);
  const { minDays } = pricing.termDays[record.pay_cycle];
  const collect = collectBy({ today, dueDate: terms.dueDates[0], minDays, calendar: terms.policy.calendar });
  const [clientId, applicationId, loanId, payoutId] = [record.client_id, record.id, loan.id, services.newId()];
  const orderNumber = publicReference(services.randomInt);
  const amountCentavos = loan.principal_centavos;
  await writePayout(tx, {
    ...{ client_id: clientId, id: payoutId, purpose: 'loan', application_id: applicationId, loan_id: loanId },
    ...{ amount_centavos: amountCentavos, method: brand, order_number: orderNumber, collect_by: collect },
    ...{ clabe_sealed: null, bank_code: null, last_four: null },
    ...{ status: 'queued', created_at: now, status_since: now },
  });
  const about = { clientId, applicationId, loanId, payoutId, amount: amountCentavos };
  const facts = { ...about, brand, orderNumber, collectBy: collect };
  await openTask(tx, { subject: payoutId, matter: { kind: 'cash_payout_due', facts } }, services);
  const message = { kind: 'cash_ready', facts: { amountCentavos, brand, orderNumber, collectBy: collect } } as const;
  await notifyBorrower(tx, { clientId, loanId, key: `cash ready ${payoutId}`, message }, services);
  return payoutId;
}
