import {
  BOOK_EXPORTS,
  EXPORT_PERMISSIONS,
  type ExportSource,
  MASKED_EXPORTS,
  PERSONAL_EXPORTS,
  REPORT_EXPORTS,
} from '@lender/contract';
import type { Permission } from '@lender/lending';

/**
 * Returns the sources that a role may choose: those that it may read on their own page.
 *
 * @param isPersonal - true for files with personal data in full
 */
export function exportChoices(permissions: readonly Permission[], isPersonal: boolean): readonly ExportSource[] {
  const sources = isPersonal ? PERSONAL_EXPORTS : [...REPORT_EXPORTS, ...BOOK_EXPORTS, ...MASKED_EXPORTS];
  return sources.filter((source) => permissions.includes(EXPORT_PERMISSIONS[source]));
}
