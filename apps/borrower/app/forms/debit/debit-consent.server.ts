import { directDebitConsent, type getMandate, type Reply } from '@lender/contract';
import { pesosFromCentavos } from '@lender/money';
import { defineForm } from '@lender/web/forms';
import { type AskedLeave, DEBIT_CONSENT_FIELDS } from './debit-consent.ts';

export const debitConsentForm = defineForm({
  endpoint: directDebitConsent,
  fields: DEBIT_CONSENT_FIELDS,
  bodyOf: ({ maximum }) => ({ accept: true, maximum: { amount: Number(maximum), currency: 'MXN' } }),
});

type Mandate = Reply<typeof getMandate>;

/** Maps a mandate or its offer to the consent that the borrower has to read. */
export const leaveOf = ({ text, maximum }: NonNullable<Mandate['offer'] | Mandate['mandate']>): AskedLeave => ({
  text: text.split('\n'),
  maximum: pesosFromCentavos(maximum).toFixed(2),
});
