import type { listPolicies, listProducts, Reply } from '@lender/contract';
import { formatInstant } from '../../vocabulary/moment.ts';
import type { StatusWord } from '../../vocabulary/status/status-word.ts';
import { draftsCopy as copy } from './drafts.copy.es.ts';

export interface VersionRow {
  readonly version: number;
  readonly href: string;
  readonly state: StatusWord;
  readonly since: string;
  readonly by: string;
  readonly approvedBy: string;
  readonly reason: string;
}

export interface DraftRow {
  readonly href: string;
  readonly note: string;
  readonly state: StatusWord;
  readonly basedOn: string;
  readonly author: string;
  readonly changedAt: string;
}

/** Versions and drafts in words. */
export interface VersionsView {
  readonly versions: readonly VersionRow[];
  readonly drafts: readonly DraftRow[];
}

interface Paths {
  readonly versionPath: (version: string) => string;
  readonly draftPath: (id: string) => string;
}

export const versionsView = (
  { versions, drafts }: Reply<typeof listPolicies> | Reply<typeof listProducts>,
  { versionPath, draftPath }: Paths,
): VersionsView => ({
  versions: versions.map(({ version, state, liveFrom, madeByName, approvedByName, reason }) => ({
    version,
    href: versionPath(String(version)),
    state: copy.states[state],
    since: formatInstant(liveFrom),
    by: madeByName ?? copy.byProgram,
    approvedBy: approvedByName ?? '',
    reason: reason ?? '',
  })),
  drafts: drafts.map(({ id, note, state, basedOn, authorName, changedAt }) => ({
    href: draftPath(id),
    note,
    state: copy.draftStates[state],
    basedOn: copy.version(basedOn),
    author: authorName,
    changedAt: formatInstant(changedAt),
  })),
});
