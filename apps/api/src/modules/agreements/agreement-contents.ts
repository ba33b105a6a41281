import type { Offer } from '@lender/calculator';
import { bankByCode } from '@lender/clabe/directory';
import type { ServicingPolicy } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type ApplicationRecord, quoteRequestOf } from '../applications/index.ts';
import { openPersonal } from '../clients/index.ts';
import { loanOfApplication } from '../loans/index.ts';
import { pricingContextOfApplication, quote } from '../pricing/index.ts';

/** Everything that the text of an agreement says about one loan. */
export interface AgreementContents {
  readonly reference: string;
  readonly borrower: { readonly name: string; readonly curp: string };
  readonly account: { readonly bank: string; readonly lastFour: string };
  readonly offer: Offer;
  /** The rules by which the loan will be serviced. */
  readonly servicing: ServicingPolicy;
}

/** Gathers what the agreement of an application says today; undefined while the application is not due for signature. */
export async function agreementContents(
  tx: Tx,
  record: ApplicationRecord,
  services: Pick<Services, 'clock' | 'vault'>,
): Promise<AgreementContents | undefined> {
  const clientId = record.client_id;
  const loan = await loanOfApplication(tx, record);
  const pricing = await pricingContextOfApplication(tx, record, services);
  const offer = quote(quoteRequestOf(record), pricing);
  const person = await tx
    .selectFrom('client_details')
    .innerJoin('bank_account', 'bank_account.client_id', 'client_details.client_id')
    .select(['first_name', 'middle_name', 'last_name', 'second_last_name', 'curp_sealed', 'bank_code', 'last_four'])
    .where('client_details.client_id', '=', clientId)
    .executeTakeFirst();
  if (!loan || !offer.ok || !person) return undefined;
  const names = [person.first_name, person.middle_name, person.last_name, person.second_last_name];
  return {
    reference: loan.hashed_id,
    borrower: {
      name: names.filter((name) => name !== null).join(' '),
      curp: openPersonal(services.vault, 'curp', { clientId, sealed: person.curp_sealed }),
    },
    account: { bank: bankByCode(person.bank_code)?.name ?? person.bank_code, lastFour: person.last_four },
    offer: offer.value,
    servicing: pricing.product.servicing,
  };
}
