import { sendBureauCode } from '@lender/contract';
import { implement } from '../../implement.ts';
import { sendCode } from '../access/index.ts';
import { lockClient } from '../clients/index.ts';
import { askedApplication } from './asked-application.ts';
import { bureauCode } from './bureau-code.ts';

export const sendBureauCodeHandler = implement(sendBureauCode, async (_, { caller: { clientId }, tx, services }) => {
  await lockClient(tx, clientId);
  const asked = await askedApplication(tx, clientId, services);
  if (!asked.ok) return asked;
  const { to } = await bureauCode(tx, { clientId, applicationId: asked.value.id }, services);
  return sendCode(tx, to, services);
});
