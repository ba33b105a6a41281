import * as z from 'zod/mini';
import { ACTS, type Act } from './act/act.ts';
import { CASE_TABS, type CaseTab } from './case-tabs.ts';
import { EVENT_KINDS, type EventKind } from './event-kind.ts';

/** Part of a case that is visible: all of it is in the address. */
export interface CaseQuery {
  readonly tab: CaseTab;
  /** Act that is about to be done. */
  readonly act?: Act | undefined;
  /** Kind of events to which the history is limited. */
  readonly kind?: EventKind | undefined;
  /** Id of the document that is viewed. */
  readonly document?: string | undefined;
  /** Id of the document beside it. */
  readonly beside?: string | undefined;
  /** Queue from which the case was opened. */
  readonly from?: string | undefined;
}

const known = <const Values extends readonly string[]>(values: Values) =>
  z.catch(z.optional(z.enum(values)), undefined);
const documentId = z.catch(z.optional(z.uuid()), undefined);
/** Path of a queue on this site, and no other address. */
const queuePath = z.catch(z.optional(z.string().check(z.maxLength(500), z.regex(/^\/colas\/[^\s\\]*$/))), undefined);

const query = z.object({
  ver: z.catch(z.enum(CASE_TABS), 'resumen'),
  decidir: known(ACTS),
  historia: known(EVENT_KINDS),
  documento: documentId,
  junto: documentId,
  de: queuePath,
});

/** Reads an address. What makes no sense counts as not said. */
export function parseCaseQuery(search: URLSearchParams): CaseQuery {
  const { ver, decidir, historia, documento, junto, de } = query.parse(Object.fromEntries(search));
  return { tab: ver, act: decidir, kind: historia, document: documento, beside: junto, from: de };
}
