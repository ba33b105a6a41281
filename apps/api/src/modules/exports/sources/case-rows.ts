import { addDays, formatPlainDate, mexicoDate } from '@lender/calculator';
import { pesosFromCentavos } from '@lender/money';
import { endOfDay } from '../../../kernel/end-of-day.ts';
import { affiliateIn } from '../../applications/index.ts';
import type { ExportAsked, ExportRow } from './export-asked.ts';
import { identifiersOf } from './identifiers.ts';

const PAGE = 500;
const NO_ONE = [null, null, null, null, null];

/** Lists the applications that were begun in a period, oldest first. */
export async function caseRows(asked: ExportAsked): Promise<readonly ExportRow[]> {
  const { tx, period } = asked;
  const begun = tx
    .selectFrom('application')
    .select(['client_id', 'id', 'hashed_id', 'status', 'created_at', 'desired_centavos', 'signals'])
    .where('created_at', '>=', endOfDay(addDays(period.from, -1)))
    .where('created_at', '<', endOfDay(period.to))
    .orderBy('created_at')
    .orderBy('id');
  const rows: ExportRow[] = [];
  for (let page = 0; ; page++) {
    const cases = await begun
      .limit(PAGE)
      .offset(page * PAGE)
      .execute();
    const people = await identifiersOf(
      asked,
      cases.map(({ client_id }) => client_id),
    );
    for (const { client_id, hashed_id, status, created_at, desired_centavos, signals } of cases)
      rows.push([
        hashed_id,
        status,
        formatPlainDate(mexicoDate(created_at.getTime())),
        ...(people.get(client_id) ?? NO_ONE),
        pesosFromCentavos(desired_centavos),
        affiliateIn(signals)?.partner ?? null,
      ]);
    if (cases.length < PAGE) return rows;
  }
}
