import { completeStepThree } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { decideWhenComplete } from '../../applications/index.ts';
import { lockClient, sealPersonal, storeEmployment } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { readClientProfile } from '../client-profile.ts';
import { mayEditRegistration } from './may-edit.ts';

export const completeStepThreeHandler = implement(completeStepThree, async ({ body }, { caller, tx, services }) => {
  const { clientId } = caller;
  await lockClient(tx, clientId);
  if (!(await mayEditRegistration(tx, clientId))) return refuse('illegal_transition');

  const { now, today } = await services.clock.business(tx);
  const known = await tx
    .selectFrom('classification')
    .select('key')
    .where('kind', '=', 'employment_position')
    .where('key', '=', body.employmentPosition)
    .where('parent_key', '=', body.employmentStatus)
    .executeTakeFirst();
  const wrong = !known ? 'employmentPosition' : body.employedSince > today ? 'employedSince' : undefined;
  if (wrong) return refuse('invalid_input', { field: [wrong] });

  await storeEmployment(tx, {
    client_id: clientId,
    employment_status: body.employmentStatus,
    employment_position: body.employmentPosition,
    company_name: body.companyName,
    employed_since: body.employedSince,
    monthly_income_centavos: body.monthlyIncome,
    monthly_obligations_centavos: body.monthlyObligations,
    work_phone_sealed: body.workPhone
      ? sealPersonal(services.vault, 'work_phone', { clientId, value: body.workPhone })
      : null,
    updated_at: now,
  });
  await recordHistory(tx, services, { clientId, actor: 'client', event: { name: 'client.employment' } });
  await decideWhenComplete(tx, clientId, services);
  return ok(await readClientProfile(tx, clientId, services));
});
