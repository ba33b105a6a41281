import { getLegalText, type LegalKind, listLegalTexts } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { draftsCopy } from '../../forms/drafts/drafts.copy.es.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { legalKindWords } from '../../vocabulary/legal-kind.copy.es.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { legalCopy as copy } from './legal.copy.es.ts';
import { changeLines, textSections } from './legal-lines.ts';
import { type VersionQuery, versionPath } from './legal-path.ts';

/** Number of characters shown of a hash, enough to distinguish two. */
const HASH_SHOWN = 12;
const shortHash = (hash: string): string => hash.slice(0, HASH_SHOWN);

/** Splits a hash, so that a line can break in it. */
const inGroups = (hash: string): string => hash.match(/.{1,8}/g)?.join(' ') ?? hash;

export type LegalLine = Awaited<ReturnType<typeof readLegalTexts>>[number];

/** Reads every text, in words. */
export async function readLegalTexts(call: Call) {
  const answer = await call(listLegalTexts);
  if (!answer.ok) throw unreadable('the legal texts', answer.refusal);
  return answer.data.map(({ kind, version, liveFrom, sha256, registration, accepted, next, isAsked }) => ({
    kind,
    href: screenPath('legalText', { kind }),
    name: legalKindWords(kind),
    ...{ version, accepted, isAsked },
    since: formatInstant(liveFrom),
    hash: shortHash(sha256),
    registration: registration ?? copy.list.noRegistration,
    next: next && copy.list.next(next.version, formatInstant(next.liveFrom)),
  }));
}

export type LegalView = NonNullable<Awaited<ReturnType<typeof readLegalText>>>;

/** Reads one text with its versions; undefined when there is no such version. */
export async function readLegalText(call: Call, kind: LegalKind, query: VersionQuery) {
  const answer = await call(getLegalText, { params: { kind }, query });
  if (!answer.ok) {
    if (answer.refusal.code === 'not_found') return undefined;
    throw unreadable('a legal text', answer.refusal);
  }
  const { shown, changes, versions, version, liveFrom, isAsked, acceptedBefore } = answer.data;
  const accepted = versions.find((each) => each.version === shown.version)?.accepted ?? 0;
  return {
    kind,
    name: legalKindWords(kind),
    lead: copy.one.lead(version, formatInstant(liveFrom)),
    isAsked,
    shown: {
      version: shown.version,
      sections: textSections(shown.text),
      sha256: shown.sha256,
      hashInGroups: inGroups(shown.sha256),
      registration: shown.registration ?? copy.list.noRegistration,
      accepted: String(accepted),
    },
    compared:
      changes && query.against !== undefined
        ? { from: query.against, href: versionPath(kind, { version: shown.version }), lines: changeLines(changes) }
        : null,
    before: acceptedBefore === 0 ? null : copy.one.before(acceptedBefore),
    versions: versions.map((each) => ({
      version: each.version,
      state: draftsCopy.states[each.state],
      since: formatInstant(each.liveFrom),
      by:
        each.madeByName === null
          ? copy.one.byProgram
          : copy.one.by(each.madeByName, each.approvedByName ?? copy.one.byProgram),
      reason: each.reason ?? '',
      accepted: each.accepted,
      readHref:
        each.version === shown.version && query.against === undefined
          ? null
          : versionPath(kind, { version: each.version }),
      compareHref: each.version === shown.version ? null : comparePath(kind, each.version, shown.version),
    })),
  };
}

/** Returns the path that compares two versions; the older one is the one compared with. */
const comparePath = (kind: LegalKind, one: number, other: number): string =>
  versionPath(kind, { version: Math.max(one, other), against: Math.min(one, other) });
