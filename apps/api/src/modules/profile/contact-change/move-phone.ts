import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { activeApplication } from '../../applications/index.ts';
import { claimIdentity, readContacts, sealPersonal, storePhone } from '../../clients/index.ts';
import { recordHistory } from '../../history/index.ts';
import { copy, queueSms } from '../../messages/index.ts';
import { holdOldAddress } from './contact-change.ts';
import { undoPage } from './undo-page.ts';

/**
 * The signature code is sent to the phone: while it is awaited, or the money is on its way, the phone cannot change.
 */
const PHONE_STAYS: readonly ApplicationStatus[] = [APPLICATION_STATUS.signing, APPLICATION_STATUS.accepted];

/** Refuses another phone while an application needs the current one. */
export async function refuseWhileNeeded(
  tx: Tx,
  clientId: string,
): Promise<Result<undefined, Refusal<'illegal_transition'>>> {
  const open = await activeApplication(tx, clientId);
  if (open && PHONE_STAYS.includes(open.status)) return refuse('illegal_transition', { facts: { from: open.status } });
  return ok(undefined);
}

interface PhoneMove {
  readonly clientId: string;
  /** Number that was proven by a code. */
  readonly number: string;
  /** `client`, or the id of a member of staff. */
  readonly actor: string;
}

/** Moves an account, whose row is locked, to another phone, and notifies the old one how to undo it. */
export async function movePhone(
  tx: Tx,
  { clientId, number, actor }: PhoneMove,
  services: Services,
): Promise<Result<undefined, Refusal<'not_unique'>>> {
  const { phone: before } = await readContacts(tx, clientId, services);
  const code = await holdOldAddress(tx, { clientId, kind: 'phone', address: before }, services);
  const claimed = await claimIdentity(tx, { kind: 'phone', value: number, clientId }, services);
  if (!claimed.isClaimed) return refuse('not_unique');
  const lastFour = number.slice(-4);
  await savePhone(tx, { clientId, number }, services);
  await recordHistory(tx, services, { clientId, actor, event: { name: 'client.phone', facts: { lastFour } } });
  if (code !== undefined) {
    const text = copy.phoneChanged(lastFour, { code, page: undoPage(services.env) });
    await queueSms(tx, { phone: before, text }, services);
  }
  return ok(undefined);
}

async function savePhone(
  tx: Tx,
  { clientId, number }: Omit<PhoneMove, 'actor'>,
  { clock, vault }: Pick<Services, 'clock' | 'vault'>,
): Promise<void> {
  const { now } = await clock.business(tx);
  const sealed = sealPersonal(vault, 'phone', { clientId, value: number });
  await storePhone(tx, { clientId, sealed, lastFour: number.slice(-4), verifiedAt: now });
}
