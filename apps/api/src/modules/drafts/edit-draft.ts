import type { SettingTexts } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { closeDraft } from './close-draft.ts';
import type { DraftDefinition } from './draft-definition.ts';
import { draftSettings, lockDraft, type SeenDraft } from './draft-record.ts';
import { knownVersion, readDraft } from './read-draft.ts';

interface Start {
  readonly basedOn: number;
  readonly note: string;
  readonly author: string;
}

/** Begins a draft with the content of a version: the newest to continue from it, an earlier one to return to it. */
export async function startDraft<Content, Detail>(
  tx: Tx,
  of: DraftDefinition<Content, Detail>,
  { basedOn, note, author }: Start,
  services: Pick<Services, 'clock' | 'newId'>,
) {
  if (!(await of.findVersion(tx, basedOn))) return refuse('not_found');
  const id = services.newId();
  const { now } = await services.clock.business(tx);
  const row = {
    id,
    name: of.name,
    based_on: basedOn,
    note,
    author,
    state: 'open',
    settings: '{}',
    revision: 1,
  } as const;
  await tx
    .insertInto('draft')
    .values({ ...row, changed_at: now, test: null })
    .execute();
  return readDraft(tx, of, id, services);
}

/** Changes settings of a draft, all of them or none. */
export async function changeDraft<Content, Detail>(
  tx: Tx,
  of: DraftDefinition<Content, Detail>,
  { settings: asked, ...seen }: SeenDraft & { readonly settings: SettingTexts },
  services: Pick<Services, 'clock'>,
) {
  const locked = await lockDraft(tx, of, seen);
  if (!locked.ok) return locked;
  const settings = { ...draftSettings(locked.value), ...asked };
  const changed = of.change(await knownVersion(tx, of, locked.value.based_on), settings);
  if (!changed.ok) {
    const problems = changed.problem.problems.map(({ path, code }) => `${path}: ${code}`);
    return refuse('setting_invalid', { facts: { problems } });
  }
  const { now } = await services.clock.business(tx);
  await tx
    .updateTable('draft')
    .set({ settings: JSON.stringify(settings), revision: seen.revision + 1, changed_at: now })
    .where('id', '=', seen.id)
    .execute();
  return readDraft(tx, of, seen.id, services);
}

/** Gives a draft up. It is kept and can be read. */
export async function discardDraft<Content, Detail>(
  tx: Tx,
  of: DraftDefinition<Content, Detail>,
  seen: SeenDraft,
  services: Pick<Services, 'clock'>,
) {
  const locked = await lockDraft(tx, of, seen);
  if (!locked.ok) return locked;
  await closeDraft(tx, of, { draftId: seen.id, because: 'discarded' }, services);
  return readDraft(tx, of, seen.id, services);
}

/** Stores the newest test of a locked draft. */
export async function storeDraftTest(tx: Tx, id: string, test: unknown): Promise<void> {
  await tx
    .updateTable('draft')
    .set({ test: JSON.stringify(test) })
    .where('id', '=', id)
    .execute();
}
