import type { MessageTemplate } from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { findPerson } from '../clients/index.ts';
import { saidOf } from '../messages/index.ts';
import { exampleOf, madeUpLoan } from './example-of.ts';

export interface TemplateExample {
  readonly values: Readonly<Record<string, string>>;
  /** The public reference of the loan; `null` where its figures are made up. */
  readonly loan: string | null;
}

/**
 * Reads the values of a template's placeholders from one of the newest loans that are owed: its figures, and no name.
 */
export async function readExample(
  tx: Tx,
  { template, nth = 1 }: { readonly template: MessageTemplate; readonly nth?: number | undefined },
  { clock }: Pick<Services, 'clock'>,
): Promise<TemplateExample> {
  const { today } = await clock.business(tx);
  const loan = await tx
    .selectFrom('loan')
    .leftJoin('payout', (join) =>
      join
        .onRef('payout.client_id', '=', 'loan.client_id')
        .onRef('payout.application_id', '=', 'loan.application_id')
        .on('payout.purpose', '=', 'loan'),
    )
    .select(['loan.client_id', 'hashed_id', 'principal_centavos', 'total_centavos', 'due_date', 'last_four'])
    .where('loan.status', '=', LOAN_STATUS.active)
    .orderBy('loan.id', 'desc')
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst();
  const madeUp = madeUpLoan(today);
  const figures = loan && {
    principalCentavos: loan.principal_centavos ?? madeUp.principalCentavos,
    totalCentavos: loan.total_centavos ?? madeUp.totalCentavos,
    dueDate: loan.due_date ?? madeUp.dueDate,
    lastFour: loan.last_four ?? madeUp.lastFour,
    today,
  };
  const { values } = saidOf(exampleOf(template, figures ?? madeUp));
  const person = loan && (await findPerson(tx, loan.client_id));
  const firstName = `${(person?.firstName ?? 'A').slice(0, 1)}•••`;
  return { values: { ...values, firstName }, loan: loan?.hashed_id ?? null };
}
