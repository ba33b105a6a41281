import { addDays, type PayDays, type PlainDate, payDaySequence } from '@lender/calculator';
import type { getCollection, Reply } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import {
  findEmployer,
  fullNameOf,
  maskEmail,
  maskPhone,
  provenEmail,
  readAccount,
  readPayDates,
} from '../../clients/index.ts';

type Borrower = Pick<
  Reply<typeof getCollection>,
  'clientId' | 'clientName' | 'phoneMasked' | 'emailMasked' | 'employer' | 'payCycle' | 'payDays'
>;

/** Reads who the borrower is, where they work, and when they are paid; phone and e-mail are masked. */
export async function readBorrower(
  tx: Tx,
  { clientId, today }: { readonly clientId: string; readonly today: PlainDate },
  { vault }: Pick<Services, 'vault'>,
): Promise<Borrower> {
  const { phoneLastFour } = await readAccount(tx, clientId);
  const payDays = await readPayDates(tx, clientId);
  const email = await provenEmail(tx, clientId, { vault });
  return {
    clientId,
    clientName: await fullNameOf(tx, clientId),
    phoneMasked: maskPhone(phoneLastFour),
    emailMasked: email === undefined ? null : maskEmail(email),
    employer: (await findEmployer(tx, clientId)) ?? null,
    payCycle: payDays?.cycle ?? null,
    payDays: payDays ? nextPayDays(payDays, today) : [],
  };
}

/** Returns the next two pay days from a day on, that day included, as the client stated them. */
function nextPayDays(stated: PayDays, today: PlainDate): PlainDate[] {
  const next = payDaySequence(stated);
  if (!next) return [];
  const first = next(addDays(today, -1));
  return [first, next(first)];
}
