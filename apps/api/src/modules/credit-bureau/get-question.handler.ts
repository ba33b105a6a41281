import { getBureauQuestion } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { pendingCode } from '../access/index.ts';
import { readContacts, textToAccept } from '../clients/index.ts';
import { askedApplication } from './asked-application.ts';
import { bureauCode } from './bureau-code.ts';

export const getBureauQuestionHandler = implement(getBureauQuestion, async (_, { caller, tx, services }) => {
  const { clientId } = caller;
  const { phoneLastFour } = await readContacts(tx, clientId, services);
  const { body: text } = await textToAccept(tx, 'credit_bureau', services);
  const asked = await askedApplication(tx, clientId, services);
  if (!asked.ok) return ok({ isAsked: false, text, phoneLastFour, code: null });
  const { to } = await bureauCode(tx, { clientId, applicationId: asked.value.id }, services);
  return ok({ isAsked: true, text, phoneLastFour, code: (await pendingCode(tx, to, services)) ?? null });
});
