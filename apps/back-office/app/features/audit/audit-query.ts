import { type PlainDate, parsePlainDate } from '@lender/calculator';
import { AUDIT_KINDS, type AuditKind } from '@lender/contract';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';

/** Filter of audit entries: all of it is in the address. */
export interface AuditQuery {
  readonly kind?: AuditKind | undefined;
  readonly staffId?: string | undefined;
  readonly subjectId?: string | undefined;
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
  const from = dayOf(said('desde'));
  const to = dayOf(said('hasta'));
  const before = entryNumber.parse(said('antes'));
  return {
    ...(kind && { kind }),
    ...(staffId && { staffId }),
    ...(subjectId && { subjectId }),
    ...(from && { from }),
    ...(to && { to }),
    ...(before && { before }),
  };
}

function dayOf(text: string | undefined): PlainDate | undefined {
  const day = text === undefined ? undefined : parsePlainDate(text);
  return day?.ok ? day.value : undefined;
}

/** Returns the path of these entries. */
export function auditPath({ kind, staffId, subjectId, from, to, before }: AuditQuery): string {
  const search = new URLSearchParams({
    ...(kind && { tipo: kind }),
    ...(staffId && { persona: staffId }),
    ...(subjectId && { asunto: subjectId }),
    ...(from && { desde: from }),
    ...(to && { hasta: to }),
    ...(before && { antes: String(before) }),
  });
  return search.size > 0 ? `${screenPath('audit', {})}?${search}` : screenPath('audit', {});
}
