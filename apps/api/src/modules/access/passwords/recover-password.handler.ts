import { recoverPassword, type Send } from '@lender/contract';
import { ok } from '@lender/money';
import { type Context, implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import {
  findClient,
  lockClient,
  type OwnContacts,
  openPersonal,
  readSignInName,
  type SignInName,
} from '../../clients/index.ts';
import { copy, queueEmail, queueSms } from '../../messages/index.ts';
import type { CodeAddress } from '../codes/code-address.ts';
import { sendCode } from '../codes/send-code.ts';
import { useCode } from '../codes/use-code.ts';
import { revokeSessions } from '../revoke-sessions.ts';
import { attemptWindow, mayAttempt } from '../sessions/attempt-limit.ts';
import { isPasswordAllowed } from './password.policy.ts';
import { setPassword } from './set-password.ts';

type Recovery = NonNullable<Send<typeof recoverPassword>['body']['recovery']>;
type Recovering = Context<typeof recoverPassword>;

export const recoverPasswordHandler = implement(recoverPassword, async ({ body }, context) => {
  const { tx, services, source, log } = context;
  const name = readSignInName(body.username);
  const what = body.recovery ? 'recovery-set' : 'recovery-ask';
  if (!(await mayAttempt({ what, account: name.value, source }, services))) {
    log.warn({ event: 'recovery.limited' });
    return refuse('rate_limited', { retryAfterSeconds: attemptWindow(what) });
  }
  const account = await findRecoverable(tx, name, services);
  return body.recovery ? recover({ account, name, recovery: body.recovery }, context) : sendBoth(account, context);
});

interface Recoverable {
  /** Undefined where there is no account: everything is done with a phone and a mailbox that nobody has. */
  readonly clientId: string | undefined;
  readonly phone: string;
  readonly email: string;
}

/**
 * Who can prove themselves by phone and by e-mail. An account without an e-mail is as if there were none. One statement
 * either way: another one for who has an account would be heard in the time.
 */
async function findRecoverable(tx: Tx, name: SignInName, services: Services): Promise<Recoverable> {
  const client = await findClient(tx, name, services);
  if (!client?.email_sealed)
    return { clientId: undefined, phone: `nobody ${name.value}`, email: `nobody ${name.value}` };
  const { client_id: clientId, phone_sealed, email_sealed } = client;
  return {
    clientId,
    phone: openPersonal(services.vault, 'phone', { clientId, sealed: phone_sealed }),
    email: openPersonal(services.vault, 'email', { clientId, sealed: email_sealed }),
  };
}

const smsTo = ({ phone }: Recoverable): CodeAddress => ({
  channel: 'sms',
  address: phone,
  purpose: 'recovery',
  subject: 'recovery',
});
const emailTo = ({ email }: Recoverable): CodeAddress => ({
  channel: 'email',
  address: email,
  purpose: 'recovery',
  subject: 'recovery',
});

/** What was sent a moment ago, or too often today, is not said: the answer is the same for everybody. */
async function sendBoth(account: Recoverable, { tx, services, log }: Recovering) {
  const isWithheld = account.clientId === undefined;
  for (const to of [emailTo(account), smsTo(account)]) {
    const sent = await sendCode(tx, { ...to, isWithheld }, services);
    if (!sent.ok && sent.problem.code === 'rate_limited') return refuse('rate_limited', { retryAfterSeconds: 60 });
  }
  log.info({ event: 'recovery.asked' });
  return ok({});
}

async function recover(
  { account, name, recovery }: { account: Recoverable; name: SignInName; recovery: Recovery },
  { tx, services, log }: Recovering,
) {
  const weak = (own: readonly string[]) => !isPasswordAllowed(recovery.password, services.env.PASSWORD_POLICY, own);
  const tooWeak = () => refuse('password_too_weak', { field: ['recovery', 'password'] });
  if (weak([name.value])) return tooWeak();

  // Both are always tried, so that neither the answer nor its time says which one was wrong.
  const sms = await useCode(tx, { ...smsTo(account), code: recovery.code, field: [] }, services);
  const email = await useCode(tx, { ...emailTo(account), code: recovery.emailCode, field: [] }, services);
  if (account.clientId === undefined || !sms.ok || !email.ok) {
    log.warn({ event: 'recovery.failed' });
    return refuse('code_wrong');
  }
  // The account's own phone and e-mail are compared only now: before, that would have told them.
  if (weak([account.phone, account.email])) return tooWeak();

  const { clientId, ...contacts } = account;
  await lockClient(tx, clientId);
  await setPassword(tx, { clientId, password: recovery.password, actor: 'client' }, services);
  await revokeSessions(tx, { accountId: clientId }, services);
  await notifyOwner(tx, contacts, services);
  log.info({ event: 'recovery.done' });
  return ok({});
}

async function notifyOwner(tx: Tx, { phone, email }: Pick<OwnContacts, 'phone' | 'email'>, services: Services) {
  await queueSms(tx, { phone, text: copy.passwordChanged.sms }, services);
  if (email !== null) await queueEmail(tx, { to: email, ...copy.passwordChanged.email }, services);
}
