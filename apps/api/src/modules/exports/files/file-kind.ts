import { mexicoDate } from '@lender/calculator';
import { EVIDENCE_EXPORT } from '@lender/contract';
import type { Selectable } from 'kysely';
import type { Database } from '../../../kernel/database/schema.ts';
import { exportsCopy as copy } from '../words/exports.copy.es.ts';

/** Columns of a file from which its name follows. */
export const NAMED_BY = ['source', 'format', 'first_day', 'last_day', 'is_personal', 'asked_at'] as const;

type Named = Pick<Selectable<Database['export_file']>, (typeof NAMED_BY)[number]>;

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  zip: 'application/zip',
} as const;

/** Returns the media type of a file, and a name that says what it holds, of which days, and when it was requested. */
export function fileKind(file: Named): { readonly type: string; readonly name: string } {
  const ending = file.source === 'regulator' || file.source === EVIDENCE_EXPORT ? 'zip' : file.format;
  return { type: TYPES[ending], name: `${nameOf(file)}_${copy.asked(mexicoDate(file.asked_at.getTime()))}.${ending}` };
}

function nameOf({ source, first_day, last_day, is_personal: isPersonal }: Named): string {
  const word = copy.fileNames[source];
  if (source === 'regulator') return `${word}_${first_day.slice(0, 7)}`;
  if (source === EVIDENCE_EXPORT) return word;
  return [word, ...(isPersonal ? [copy.full] : []), copy.between(first_day, last_day)].join('_');
}
