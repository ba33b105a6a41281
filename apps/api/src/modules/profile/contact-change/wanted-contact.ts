import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import type { CodeAddress } from '../../access/index.ts';
import { claimOwner, openPersonal, readContacts, readSignInName, sealPersonal } from '../../clients/index.ts';
import { type ContactKind, refuseSoonAgain } from './contact-change.ts';
import { refuseWhileNeeded } from './move-phone.ts';

/** Field of the body at which an address is refused. */
export const ADDRESS_FIELD = ['address'];

/** New address of a client, in its normalised spelling. */
export interface WantedContact {
  readonly kind: ContactKind;
  readonly value: string;
}

/** Returns the address for the code of a new address that a member of staff enters. */
export const staffCode = (clientId: string, { kind, value }: WantedContact): CodeAddress => ({
  channel: kind === 'phone' ? 'sms' : 'email',
  address: value,
  purpose: 'staff_contact',
  subject: clientId,
  asker: { clientId },
});

type Unfit = Refusal<'not_found' | 'unchanged' | 'not_unique' | 'illegal_transition' | 'contact_changed_recently'>;

/** Locks a client's row, reads the address that they want, and returns why the account cannot have it now. */
export async function readWanted(
  tx: Tx,
  { clientId, address }: { readonly clientId: string; readonly address: string },
  services: Pick<Services, 'clock' | 'vault'>,
): Promise<Result<WantedContact, Unfit>> {
  const locked = tx.selectFrom('client').select('client_id').where('client_id', '=', clientId).forUpdate();
  if (!(await locked.executeTakeFirst())) return refuse('not_found');
  const wanted = readSignInName(address);
  const before = await readContacts(tx, clientId, services);
  if (wanted.value === before[wanted.kind]) return refuse('unchanged', { field: ADDRESS_FIELD });
  const may = await refuseMove(tx, { clientId, kind: wanted.kind }, services);
  if (!may.ok) return may;
  const isTaken = (await claimOwner(tx, wanted, services)) !== undefined;
  return isTaken ? refuse('not_unique', { field: ADDRESS_FIELD }) : ok(wanted);
}

/** Refuses a change while an application needs the phone, or within three days of the last. */
export async function refuseMove(
  tx: Tx,
  { clientId, kind }: { readonly clientId: string; readonly kind: ContactKind },
  services: Pick<Services, 'clock'>,
): Promise<Result<undefined, Refusal<'illegal_transition' | 'contact_changed_recently'>>> {
  const free = kind === 'phone' ? await refuseWhileNeeded(tx, clientId) : ok(undefined);
  return free.ok ? refuseSoonAgain(tx, clientId, services) : free;
}

/** Stores an address, sealed, until a second person decides; returns the id by which the request names it. */
export async function keepWanted(
  tx: Tx,
  { clientId, wanted }: { readonly clientId: string; readonly wanted: WantedContact },
  { clock, newId, vault }: Pick<Services, 'clock' | 'newId' | 'vault'>,
): Promise<string> {
  const id = newId();
  const { kind, value } = wanted;
  const address_sealed = sealPersonal(vault, kind, { clientId, value });
  await tx
    .insertInto('wanted_contact')
    .values({ id, client_id: clientId, kind, address_sealed, asked_at: clock.wall() })
    .execute();
  return id;
}

/** Deletes a stored address and returns it; undefined when it is already gone. */
export async function takeWanted(
  tx: Tx,
  { clientId, changeId }: { readonly clientId: string; readonly changeId: string },
  { vault }: Pick<Services, 'vault'>,
): Promise<WantedContact | undefined> {
  const kept = await tx
    .deleteFrom('wanted_contact')
    .where('id', '=', changeId)
    .where('client_id', '=', clientId)
    .returning(['kind', 'address_sealed'])
    .executeTakeFirst();
  if (!kept) return undefined;
  return { kind: kept.kind, value: openPersonal(vault, kept.kind, { clientId, sealed: kept.address_sealed }) };
}
