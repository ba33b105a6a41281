import { completeStepTwo } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { activeApplication } from '../../applications/index.ts';
import { checkBirthDate, lockClient, saveDetails } from '../../clients/index.ts';
import { readClientProfile } from '../client-profile.ts';

export const completeStepTwoHandler = implement(completeStepTwo, async ({ body }, { caller, tx, services }) => {
  const { clientId } = caller;
  await lockClient(tx, clientId);
  // The details that an open application was opened with stay unchanged.
  if (await activeApplication(tx, clientId)) return refuse('illegal_transition');
  const { today } = await services.clock.business(tx);
  const born = checkBirthDate({ ...body, curp: body.nationalIdentificator, today });
  if (!born.ok) return born;
  const saved = await saveDetails(tx, { clientId, given: body, actor: 'client' }, services);
  return saved.ok ? ok(await readClientProfile(tx, clientId, services)) : saved;
});
