import type { Offer, PayCycle, PlainDate } from '@lender/calculator';
import type { Centavos } from '@lender/money';
import { readLoanHistory } from '../clients/loan-history.ts';
import type { Tx } from '../database/database.ts';
import type { Done, Refused } from '../http/refuse.ts';
import type { ApplicationRecord } from '../lifecycle/application-record.ts';
import type { Services } from '../services.ts';
import { productOfVersion } from './product.ts';
import { quote } from './quote.ts';

/** Prices an application as it stands, with the product it was opened under, for money that goes out today. */
export async function quoteApplication(
  tx: Tx,
  record: ApplicationRecord,
  { clock }: Pick<Services, 'clock'>,
): Promise<Done<Offer> | Refused<'pay_dates_invalid'>> {
  const product = await productOfVersion(tx, record.product_version);
  const { kind } = await readLoanHistory(tx, record.client_id);
  const { today } = await clock.business(tx);
  return quote(product, {
    principalCentavos: record.principal_centavos as Centavos,
    cycle: record.pay_cycle as PayCycle,
    payDates: [record.first_pay_date as PlainDate, record.second_pay_date as PlainDate],
    payoutDate: today,
    isFirstLoan: kind === 'first',
  });
}
