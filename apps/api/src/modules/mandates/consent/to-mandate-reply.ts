import type { cancelMandate, Reply } from '@lender/contract';
import { bankName } from '../../clients/index.ts';
import type { MandateRecord } from '../mandate-record.ts';

export const toMandateReply = (mandate: MandateRecord): Reply<typeof cancelMandate> => ({
  id: mandate.id,
  status: mandate.status,
  bank: bankName(mandate.bank_code),
  lastFour: mandate.last_four,
  maximum: mandate.maximum_centavos,
  endsOn: mandate.ends_on,
  text: mandate.text,
});
