import type { StaffRole } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { normaliseEmail } from '../../clients/index.ts';
import { findStaffByEmail } from './staff-member.ts';

/** Time in hours that a link works. */
export const INVITATION_HOURS = 72;
const TOKEN_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const TOKEN_LENGTH = 43;

interface Invited {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** Person who invites; null where the server's command does. */
  readonly invitedBy: string | null;
  /** The second person who agreed; null where the server's command invites. */
  readonly approvedBy: string | null;
}

interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly expiresAt: Date;
  /** Address at which it is accepted: returned once, since only a keyed hash of its token is kept. */
  readonly link: string;
}

/** Invites a person who has no account yet. An earlier link to the same address opens nothing any more. */
export async function invite(
  tx: Tx,
  { email: typed, name, role, invitedBy, approvedBy }: Invited,
  {
    clock,
    env,
    newId,
    randomInt,
    vault,
  }: Pick<Services, 'clock' | 'newId' | 'randomInt' | 'vault'> & {
    readonly env: Pick<Services['env'], 'BACK_OFFICE_URL'>;
  },
): Promise<Result<Invitation, Refusal<'not_unique'>>> {
  const email = normaliseEmail(typed);
  if (await findStaffByEmail(tx, email)) return refuse('not_unique', { field: ['email'] });
  const now = clock.wall();
  const token = Array.from({ length: TOKEN_LENGTH }, () => TOKEN_ALPHABET[randomInt(TOKEN_ALPHABET.length)]).join('');
  const expiresAt = new Date(now.getTime() + INVITATION_HOURS * 3_600_000);
  const reported = { name, role, token_hash: tokenHash(vault, token), invited_by: invitedBy, approved_by: approvedBy };
  const { id } = await tx
    .insertInto('staff_invitation')
    .values({ id: newId(), email, ...reported, invited_at: now, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .where('ended_at', 'is', null)
        .doUpdateSet({ ...reported, invited_at: now, expires_at: expiresAt }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const link = new URL('/invitacion', env.BACK_OFFICE_URL);
  link.searchParams.set('token', token);
  return ok({ id, email, expiresAt, link: link.href });
}

/** Returns the hash by which an invitation is found. */
export const tokenHash = (vault: Pick<Services['vault'], 'searchHash'>, token: string): Buffer =>
  vault.searchHash('invitation', token);
