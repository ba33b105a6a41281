import { recoverPassword, type Send } from '@lender/contract';
import { ok } from '@lender/result';
import { type Context, implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { countHits } from '../../../kernel/rate-limit.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import {
  knownOfOwner,
  lockClient,
  type OwnContacts,
  proveEmail,
  readSignInName,
  type SignInName,
} from '../../clients/index.ts';
import { copy, queueEmail, queueSms } from '../../messages/index.ts';
import type { CodeGuess } from '../codes/code-address.ts';
import { spendCode, tryCodes } from '../codes/use-code.ts';
import { refusePassword } from '../passwords/refuse-password.ts';
import { setPassword } from '../passwords/set-password.ts';
import { revokeSessions } from '../revoke-sessions.ts';
import { forgetSources, rememberSource } from '../sessions/known-source.ts';
import { askToRecover } from './ask-to-recover.ts';
import { findRecoverable, type Recoverable } from './recoverable-account.ts';
import { recoveryCode } from './recovery-code.ts';
import { recoveryCodeSent } from './recovery-code-sent.ts';

type Recovery = NonNullable<Send<typeof recoverPassword>['body']['recovery']>;
type RecoveryContext = Context<typeof recoverPassword>;

export const recoverPasswordHandler = implement(recoverPassword, async ({ body }, context) => {
  const name = readSignInName(body.username);
  if (body.recovery) return recover({ name, recovery: body.recovery }, context);
  // Always in this order, so that two requests do not wait for each other.
  const asked = await askToRecover({ name, channels: ['email', 'sms'] }, context);
  if (!asked.ok) return asked;
  const { services } = context;
  return ok({ sent: { sms: recoveryCodeSent('sms', services), email: recoveryCodeSent('email', services) } });
});

async function recover({ name, recovery }: { name: SignInName; recovery: Recovery }, context: RecoveryContext) {
  const { tx, services, source, log } = context;
  const counted = await countHits(
    [
      { limit: 'recovery-tries', who: [name.value, source] },
      { limit: 'recovery-tries-of-source', who: [source] },
    ],
    services,
  );
  if (!counted.ok) {
    log.warn({ event: 'recovery.limited' });
    return counted;
  }
  const chosen = { password: recovery.password, field: ['recovery', 'password'] };
  const weak = await refusePassword({ ...chosen, own: [name.value] }, services);
  if (weak) return weak;

  const account = await findRecoverable(tx, { name, source }, services);
  const guesses = guessesOf(account, recovery);
  const tried = await tryCodes(guesses, services);
  if (!tried.ok && tried.problem.code === 'rate_limited') return refuse('rate_limited', tried.problem);
  if (account.clientId === undefined || !tried.ok) {
    log.warn({ event: 'recovery.failed' });
    return refuse('code_wrong');
  }
  // Facts about the owner are compared only now: before, the comparison would have revealed them.
  const own = await knownOfOwner(tx, account.clientId, services);
  const guessable = await refusePassword({ ...chosen, own }, services);
  if (guessable) return guessable;
  return setRecovered({ ...account, clientId: account.clientId }, { guesses, password: recovery.password }, context);
}

const guessesOf = (account: Recoverable, { code, emailCode }: Recovery): [CodeGuess, CodeGuess] => [
  { ...recoveryCode(account, 'sms'), code, field: [] },
  { ...recoveryCode(account, 'email'), code: emailCode, field: [] },
];

/** Runs after everything that waits for a connection of the counters: from here on rows are locked. */
async function setRecovered(
  { clientId, source, ...contacts }: Recoverable & { clientId: string },
  { guesses, password }: { guesses: readonly CodeGuess[]; password: string },
  { tx, services, log }: RecoveryContext,
) {
  await lockClient(tx, clientId);
  for (const guess of guesses) if (!(await spendCode(tx, guess, services)).ok) return refuse('code_wrong');
  await setPassword(tx, { clientId, password, actor: 'client' }, services);
  await proveEmail(tx, { clientId, email: contacts.email }, services);
  await revokeSessions(tx, { accountId: clientId }, services);
  // A person who knew the old password may have signed in from anywhere.
  await forgetSources(tx, clientId);
  await rememberSource(tx, { accountId: clientId, source }, services);
  await notifyOwner(tx, contacts, services);
  log.info({ event: 'recovery.done' });
  return ok({});
}

async function notifyOwner(tx: Tx, { phone, email }: Pick<OwnContacts, 'phone' | 'email'>, services: Services) {
  await queueSms(tx, { phone, text: copy.passwordChanged.sms }, services);
  if (email !== null) await queueEmail(tx, { to: email, ...copy.passwordChanged.email }, services);
}
