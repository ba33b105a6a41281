import type { LoanOffer, ServicingPolicy } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type ApplicationRecord, quoteRequestOf } from '../applications/index.ts';
import { type LegalText, liveText } from '../legal-texts/index.ts';
import { loanOfApplication } from '../loans/index.ts';
import { pricingContextOfApplication, quote } from '../pricing/index.ts';
import { type Parties, partiesOf } from './parties.ts';

/** Everything that the text of an agreement says about one loan. */
export interface AgreementContents extends Parties {
  readonly reference: string;
  readonly offer: LoanOffer;
  /** In older documents each extension has one price, in those since one by due date. */
  readonly extensionsPrinted: 'once' | 'by_due_date';
  /** The rules by which the loan will be serviced. */
  readonly servicing: ServicingPolicy;
  readonly wording: AgreementWording;
}

/** Wording of the contract and its cover, apart from the figures. */
export interface AgreementWording {
  readonly agreement: LegalText;
  readonly cover: LegalText;
}

/** Gathers what the agreement of an application says today; undefined while the application is not due for signature. */
export async function agreementContents(
  tx: Tx,
  record: ApplicationRecord,
  services: Pick<Services, 'clock' | 'vault'>,
): Promise<AgreementContents | undefined> {
  const loan = await loanOfApplication(tx, record);
  const pricing = await pricingContextOfApplication(tx, record, services);
  const offer = quote(quoteRequestOf(record), pricing);
  const parties = await partiesOf(tx, record.client_id, services);
  if (!loan || !offer.ok || !parties) return undefined;
  return {
    reference: loan.hashed_id,
    ...parties,
    offer: offer.value,
    extensionsPrinted: 'by_due_date',
    servicing: pricing.product.servicing,
    wording: {
      agreement: await liveText(tx, 'loan_agreement', services),
      cover: await liveText(tx, 'loan_cover', services),
    },
  };
}
