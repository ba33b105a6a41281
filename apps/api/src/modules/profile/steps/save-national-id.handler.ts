import { saveNationalId } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { activeApplication } from '../../applications/index.ts';
import { checkBirthDate, claimCurp, hasDetails, lockClient, storeCurp } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';

export const saveNationalIdHandler = implement(saveNationalId, async ({ body }, { caller, tx, services }) => {
  const { clientId } = caller;
  await lockClient(tx, clientId);
  // The CURP that an open application was opened with stays unchanged.
  if (await activeApplication(tx, clientId)) return refuse('illegal_transition');
  if (!(await hasDetails(tx, clientId))) return refuse('details_missing');

  const { now, today } = await services.clock.business(tx);
  const born = checkBirthDate({ ...body, curp: body.nationalIdentificator, today });
  if (!born.ok) return born;
  const curp = await claimCurp(tx, { clientId, text: body.nationalIdentificator }, services);
  if (!curp.ok) return curp;
  await storeCurp(tx, { clientId, curp: curp.value, now });
  await recordHistory(tx, services, { clientId, actor: 'client', event: { name: 'client.details' } });
  return ok({ birthDate: curp.value.birth_date });
});
