import { startExternalLogin } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockClient } from '../clients/index.ts';
import { backTo } from './back-to.ts';
import { keepBeginning } from './beginning.ts';
import { openStep } from './open-step.ts';
import { newSecret } from './secret.ts';

/** Returns the address of the provider. No provider is called yet: its dialog is opened by the visitor's browser. */
export const startExternalLoginHandler = implement(
  startExternalLogin,
  async (_, { caller: { clientId }, tx, services }) => {
    await lockClient(tx, clientId);
    const step = await openStep(tx, clientId, services);
    if (!step) return refuse('illegal_transition');
    const { env, externalLogin, randomInt } = services;
    const secrets = { state: newSecret(randomInt), verifier: newSecret(randomInt) };
    const url = externalLogin.authorizeUrl({ ...secrets, backTo: backTo(env) });
    if (url === undefined) return refuse('provider_unavailable');
    await keepBeginning(tx, { step, ...secrets }, services);
    return ok({ url });
  },
  { limits: ['external-logins'] },
);
