import { ok } from '@lender/result';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import type { DraftDefinition } from './draft-definition.ts';
import { openDrafts } from './draft-rows.ts';
import { knownVersion } from './read-draft.ts';
import { toVersionRows } from './versions.policy.ts';

/** Lists the versions, and the drafts that are being edited or wait. */
export async function listVersionsAndDrafts<Content>(
  tx: Tx,
  of: DraftDefinition<Content, unknown>,
  { clock }: Pick<Services, 'clock'>,
) {
  const { now } = await clock.business(tx);
  const { version } = await of.readLive(tx, now);
  return ok({ versions: toVersionRows(await of.listVersions(tx), version), drafts: await openDrafts(tx, of) });
}

/** Reads a version beside the one before it. */
export async function readVersion<Content>(tx: Tx, of: DraftDefinition<Content, unknown>, version: number) {
  const [record, before] = (await of.listVersions(tx)).filter((each) => each.version <= version);
  if (record?.version !== version) return refuse('not_found');
  const content = await knownVersion(tx, of, version);
  return ok({
    version,
    liveFrom: record.live_from.toISOString(),
    settings: of.settingsOf(content),
    changes: before ? of.compare(await knownVersion(tx, of, before.version), content) : [],
  });
}
