import { addDays, type PayDays, type PlainDate, payDaySequence } from '@lender/calculator';
import type { getCollection, Reply } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { findEmployer, fullNameOf, maskEmail, maskPhone, provenEmail } from '../../clients/index.ts';

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
  const { phone_last_four, ...stated } = await tx
    .selectFrom('client')
    .select(['phone_last_four', 'pay_cycle', 'first_pay_date', 'second_pay_date'])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const email = await provenEmail(tx, clientId, { vault });
  return {
    clientId,
    clientName: await fullNameOf(tx, clientId),
    phoneMasked: maskPhone(phone_last_four),
    emailMasked: email === undefined ? null : maskEmail(email),
    employer: (await findEmployer(tx, clientId)) ?? null,
    payCycle: stated.pay_cycle,
    payDays: nextPayDays(stated, today),
  };
}

interface StatedPay {
  readonly pay_cycle: PayDays['cycle'] | null;
  readonly first_pay_date: PlainDate | null;
  readonly second_pay_date: PlainDate | null;
}

/** Returns the next two pay days from a day on, that day included, as the client stated them. */
function nextPayDays({ pay_cycle, first_pay_date, second_pay_date }: StatedPay, today: PlainDate): PlainDate[] {
  if (pay_cycle === null || first_pay_date === null || second_pay_date === null) return [];
  const next = payDaySequence({ cycle: pay_cycle, payDates: [first_pay_date, second_pay_date] });
  if (!next) return [];
  const first = next(addDays(today, -1));
  return [first, next(first)];
}
