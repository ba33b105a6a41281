import type { PlainDate } from '@lender/calculator';
import { AUDIT_KINDS, type AuditKind } from '@lender/contract';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';
import { readDay } from '../../vocabulary/read-day.ts';
import { callWords } from './call-words.copy.es.ts';

/** Filter of audit entries: all of it is in the address. */
export interface AuditQuery {
  readonly kind?: AuditKind | undefined;
  readonly staffId?: string | undefined;
  readonly subjectId?: string | undefined;
  /** Name of the call that was made. */
  readonly call?: string | undefined;
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
  /** Id; only older entries are listed. */
  readonly before?: number | undefined;
}

const kindName = z.catch(z.optional(z.enum(AUDIT_KINDS)), undefined);
const id = z.catch(z.optional(z.uuid()), undefined);
const entryNumber = z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1))), undefined);

/** Reads an address: what makes no sense in it is not asked for. */
export function parseAuditQuery(search: URLSearchParams): AuditQuery {
  const said = (name: string) => search.get(name) || undefined;
  const kind = kindName.parse(said('tipo'));
  const staffId = id.parse(said('persona'));
  const subjectId = id.parse(said('asunto'));
  const call = callOf(said('accion'));
  const from = readDay(search.get('desde'));
  const to = readDay(search.get('hasta'));
  const before = entryNumber.parse(said('antes'));
  return {
    ...(kind && { kind }),
    ...(staffId && { staffId }),
    ...(subjectId && { subjectId }),
    ...(call && { call }),
    ...(from && { from }),
    ...(to && { to }),
    ...(before && { before }),
  };
}

const callOf = (name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(callWords, name) ? name : undefined;

/** Returns the path of these entries. */
export function auditPath({ kind, staffId, subjectId, call, from, to, before }: AuditQuery): string {
  const search = new URLSearchParams({
    ...(kind && { tipo: kind }),
    ...(staffId && { persona: staffId }),
    ...(subjectId && { asunto: subjectId }),
    ...(call && { accion: call }),
    ...(from && { desde: from }),
    ...(to && { hasta: to }),
    ...(before && { antes: String(before) }),
  });
  return search.size > 0 ? `${screenPath('audit', {})}?${search}` : screenPath('audit', {});
}
