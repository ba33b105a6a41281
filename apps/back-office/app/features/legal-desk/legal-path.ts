import { LEGAL_KINDS, type LegalKind } from '@lender/contract';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';
import { defineList } from '../../shell/list/define-list.ts';
import { idParameter } from '../../shell/list/list-parameter.ts';

const versionNumber = z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(999_999))), undefined);

/** Returns the text that an address names. @throws a 404 answer when there is none of that name */
export function legalKindParam({ kind }: { readonly kind?: string }): LegalKind {
  const known = LEGAL_KINDS.find((each) => each === kind);
  if (!known) throw new Response(null, { status: 404 });
  return known;
}

/** Version to read, and version to compare it with. */
export interface VersionQuery {
  readonly version?: number;
  readonly against?: number;
}

const numberIn = (search: URLSearchParams, name: string): number | undefined =>
  search.has(name) ? versionNumber.parse(Number(search.get(name))) : undefined;

/** Reads an address: what makes no sense in it is not asked for. */
export function parseVersions(search: URLSearchParams): VersionQuery {
  const [version, against] = [numberIn(search, 'version'), numberIn(search, 'con')];
  return { ...(version && { version }), ...(against && { against }) };
}

/** Selection of acceptances. */
export interface AcceptanceQuery {
  readonly version?: number;
  /** Last acceptance of the previous page. */
  readonly before?: string;
}

/** Address of the acceptances of a text. */
export const acceptanceList = (kind: LegalKind) =>
  defineList<AcceptanceQuery>({
    path: () => screenPath('acceptances', { kind }),
    parameters: {
      version: { name: 'version', parse: (text) => versionNumber.parse(Number(text)) },
      before: idParameter('desde'),
    },
    place: 'before',
  });

const withSearch = (path: string, search: URLSearchParams): string => (search.size > 0 ? `${path}?${search}` : path);

/** Returns the path at which a version of a text is read, or compared with another one. */
export const versionPath = (kind: LegalKind, { version, against }: VersionQuery): string =>
  withSearch(
    screenPath('legalText', { kind }),
    new URLSearchParams({
      ...(version !== undefined && { version: String(version) }),
      ...(against !== undefined && { con: String(against) }),
    }),
  );
