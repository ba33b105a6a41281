import type { PlainDate } from '@lender/calculator';
import type { SettingChange } from '@lender/lending';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import type { Draft, DraftDefinition } from './draft-definition.ts';
import type { SeenDraft } from './draft-record.ts';
import { lockDraftBesideLive } from './read-draft.ts';
import { beginningOf } from './versions.policy.ts';

export interface LockedDraft<Content> extends Draft<Content> {
  /** Newest version, which may still wait for its day. */
  readonly newest: number;
  /** Settings in which the draft differs from the version in force. */
  readonly changes: SettingChange[];
  /**
   * True when publishing would change nothing. While a version waits for its day, publishing today's settings is a
   * change: they replace that version.
   */
  readonly isUnchanged: boolean;
}

/** Locks a draft at the revision that the author of the action saw; no other version is published meanwhile. */
export async function lockForPublication<Content>(
  tx: Tx,
  of: DraftDefinition<Content, unknown>,
  seen: SeenDraft,
  services: Pick<Services, 'clock'>,
): Promise<Result<LockedDraft<Content>, Refusal<'not_found' | 'draft_changed'>>> {
  const newest = await of.lockNewest(tx);
  const locked = await lockDraftBesideLive(tx, of, seen, services);
  if (!locked.ok) return locked;
  const { live, content } = locked.value;
  const changes = of.compare(live.content, content);
  return ok({ ...locked.value, newest, changes, isUnchanged: changes.length === 0 && newest === live.version });
}

interface DraftStatus {
  readonly newest: number;
  readonly live: number;
  readonly state: string | undefined;
  readonly revision: number | undefined;
}

/** Reads and locks everything on which a request to publish depends. */
export async function draftStatus<Content>(
  tx: Tx,
  of: DraftDefinition<Content, unknown>,
  draftId: string,
  { clock }: Pick<Services, 'clock'>,
): Promise<DraftStatus> {
  const newest = await of.lockNewest(tx);
  const draft = await tx
    .selectFrom('draft')
    .select(['state', 'revision'])
    .where('id', '=', draftId)
    .forUpdate()
    .executeTakeFirst();
  const { now } = await clock.business(tx);
  const { version: live } = await of.readLive(tx, now);
  return { newest, live, state: draft?.state, revision: draft?.revision };
}

/**
 * Returns the moment from which a publication counts: at once, or the start of a later day in Mexico City. Refuses a
 * day that has begun, or is more than a year away.
 */
export async function beginPublication(
  tx: Tx,
  from: PlainDate | undefined,
  { clock }: Pick<Services, 'clock'>,
  field?: readonly string[],
): Promise<Result<Date, Refusal<'draft_not_ready'>>> {
  const beginning = beginningOf(from, await clock.business(tx));
  return beginning
    ? ok(beginning)
    : refuse('draft_not_ready', { ...(field && { field }), facts: { because: 'day_unfit' } });
}
