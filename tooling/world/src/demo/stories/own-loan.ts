import { mexicoDate, plainDate } from '@lender/calculator';
import type { OwnLoan } from '../../simulation/people/borrower.ts';
import type { Lived } from '../world/lived.ts';
import type { Joined } from './join.ts';
import type { Plan } from './plan.ts';

/** Reads the loan that a client signed last, with what is planned for it. */
export async function loanOfClient(
  { clientId }: Joined,
  { plan: { actions = [], debits = 'paid' }, lived: { server, now } }: { readonly plan: Plan; readonly lived: Lived },
): Promise<OwnLoan> {
  const loan = await server.services.db
    .selectFrom('loan')
    .select(['id', 'due_date', 'principal_centavos'])
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return {
    loanId: loan.id,
    signedOn: mexicoDate(now().getTime()),
    dueOn: plainDate(loan.due_date ?? ''),
    principalCentavos: loan.principal_centavos,
    life: { payout: 'arrives', debits, actions: actions },
    ...{ isCash: false, orders: [], clabeOrder: undefined, loose: undefined },
  };
}
