import { askMoreIdentifiers, getIdentifierQuota } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { askApproval } from '../../approvals/index.ts';
import { quotaDay, readIdentifierUse } from '../../audit/index.ts';
import { moreIdentifiersApproval } from './more-identifiers.approval.ts';

export const getIdentifierQuotaHandler = implement(getIdentifierQuota, async (_, { caller, tx, services }) =>
  ok(await readIdentifierUse(tx, caller, services.clock)),
);

export const askMoreIdentifiersHandler = implement(
  askMoreIdentifiers,
  async ({ body: { amount, note } }, { caller: { userId: staffId }, tx, services }) => {
    const { name } = await tx
      .selectFrom('staff_user')
      .select('name')
      .where('id', '=', staffId)
      .executeTakeFirstOrThrow();
    const payload = { staffId, name, day: quotaDay(services.clock), amount };
    const asked = await askApproval(tx, moreIdentifiersApproval, { payload, reason: note, maker: staffId }, services);
    return asked.ok ? ok({ approvalId: asked.value }) : asked;
  },
);
