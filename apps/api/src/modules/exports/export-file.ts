import type { ExportFormat, ExportSource } from '@lender/contract';
import { EXPORT_DAYS } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import type { ReportPeriod } from '../reports/index.ts';

const DAY_MS = 86_400_000;

/** Returns the moment from which a file cannot be downloaded any more. */
export const expiryOf = (askedAt: Date): Date => new Date(askedAt.getTime() + EXPORT_DAYS * DAY_MS);

interface Asked {
  readonly staffId: string;
  readonly source: ExportSource;
  readonly period: ReportPeriod;
  /** True when it waits for a second person, and then has identifiers in full. */
  readonly isPersonal: boolean;
  readonly format: ExportFormat;
  /** Loan that the file is about. */
  readonly loanId?: string;
}

/** Stores the request for a file. */
export async function askFile(
  tx: Tx,
  { staffId, source, period, isPersonal, format, loanId }: Asked,
  { clock, newId }: Pick<Services, 'clock' | 'newId'>,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('export_file')
    .values({
      id,
      staff_id: staffId,
      source,
      first_day: period.from,
      last_day: period.to,
      is_personal: isPersonal,
      format,
      loan_id: loanId ?? null,
      state: isPersonal ? 'asked' : 'queued',
      asked_at: clock.wall(),
    })
    .execute();
  return id;
}
