import { overrideClientLimit } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { askApproval } from '../approvals/index.ts';
import { findAccount } from '../clients/index.ts';
import { clientLimitApproval, limitNow } from './client-limit.approval.ts';

export const overrideClientLimitHandler = implement(
  overrideClientLimit,
  async ({ params: { id: clientId }, body: { amount, days, note } }, { caller, tx, services }) => {
    if (!(await findAccount(tx, clientId))) return refuse('not_found');
    const { product, limitCentavos: before } = await limitNow(tx, clientId, services);
    const { minMainCentavos, maxCentavos } = product.limits;
    if (amount < minMainCentavos || amount > maxCentavos) return refuse('amount_out_of_limits', { field: ['amount'] });
    const command = { payload: { clientId, before, amount, days }, reason: note, maker: caller.userId };
    const asked = await askApproval(tx, clientLimitApproval, command, services);
    return asked.ok ? ok({ approvalId: asked.value }) : asked;
  },
);
