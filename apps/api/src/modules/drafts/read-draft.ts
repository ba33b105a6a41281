import type { getProductDraft, Reply } from '@lender/contract';
import { ok, type Result } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import type { Draft, DraftDefinition } from './draft-definition.ts';
import { type DraftRecord, draftSettings, lockDraft, type SeenDraft } from './draft-record.ts';
import { selectDrafts, toDraftRow } from './draft-rows.ts';
import { scheduledOf } from './versions.policy.ts';

type Wire = Reply<typeof getProductDraft>;
/** Draft in wire form, without what only its kind shows. */
type CommonReply = Omit<Wire, 'problems' | 'samples'>;

/** Reads the content of a version that is known to exist. @throws when there is none of that number */
export async function knownVersion<Content>(
  tx: Tx,
  { name, findVersion }: Pick<DraftDefinition<Content, unknown>, 'name' | 'findVersion'>,
  version: number,
): Promise<Content> {
  const content = await findVersion(tx, version);
  if (!content) throw new Error(`${name} ${version} is not there`);
  return content;
}

/** Reads a draft beside the version in force. Its content keeps the number of the version from which it began. */
async function besideLive<Content>(
  tx: Tx,
  of: DraftDefinition<Content, unknown>,
  record: DraftRecord,
  { clock }: Pick<Services, 'clock'>,
): Promise<Draft<Content>> {
  const { now } = await clock.business(tx);
  const live = await of.readLive(tx, now);
  const base = await knownVersion(tx, of, record.based_on);
  const changed = of.change(base, draftSettings(record));
  if (changed.ok) return { record, live, base, content: changed.value };
  throw new Error(`${of.name} draft ${record.id}: ${changed.problem.problems.map(({ path }) => path).join(', ')}`);
}

/** Locks a draft that is being edited, at the revision that the author of the action saw. */
export async function lockDraftBesideLive<Content>(
  tx: Tx,
  of: DraftDefinition<Content, unknown>,
  seen: SeenDraft,
  services: Pick<Services, 'clock'>,
): Promise<Result<Draft<Content>, Refusal<'not_found' | 'draft_changed'>>> {
  const locked = await lockDraft(tx, of, seen);
  return locked.ok ? ok(await besideLive(tx, of, locked.value, services)) : locked;
}

/** Reads a draft for members of staff who may read its versions. */
export async function readDraft<Content, Detail>(
  tx: Tx,
  of: DraftDefinition<Content, Detail>,
  id: string,
  services: Pick<Services, 'clock'>,
): Promise<Result<CommonReply & Detail, Refusal<'not_found'>>> {
  const row = await selectDrafts(tx, of).where('draft.id', '=', id).executeTakeFirst();
  if (!row) return refuse('not_found');
  const draft = await besideLive(tx, of, row, services);
  const { live, content } = draft;
  return ok({
    ...toDraftRow(row),
    liveVersion: live.version,
    scheduled: scheduledOf(await of.listVersions(tx), live.version),
    settings: of.settingsOf(content),
    changes: of.compare(live.content, content),
    ...(await of.readDetail(tx, draft, services)),
  });
}
