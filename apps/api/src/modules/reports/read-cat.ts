import type { PlainDate } from '@lender/calculator';
import type { getCatReport, Reply } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import type { ServicedLoan } from '../loans/index.ts';
import { catGroups, type SignedCat } from './cat-groups.policy.ts';
import { arrivedInPages } from './portfolio/loans-in-pages.ts';
import type { ReportPeriod } from './report-period.policy.ts';

/** Reads the CAT of the loans whose money arrived in a period. */
export async function readCat(
  tx: Tx,
  { from, to, today }: ReportPeriod & { readonly today: PlainDate },
): Promise<Reply<typeof getCatReport>> {
  const signed: SignedCat[] = [];
  for await (const page of arrivedInPages(tx, { from, to, today })) {
    const loans = page.map(({ loan }) => loan);
    const versions = await versionsOf(tx, loans);
    for (const { record, offer } of loans)
      signed.push({
        productVersion: versions.get(record.application_id) ?? 0,
        principal: offer.principalCentavos,
        payments: offer.terms.dueDates.length,
        percent: offer.aprPercent,
      });
  }
  return { from, to, groups: catGroups(signed) };
}

/** Reads the version of the product by which each loan was sold. */
async function versionsOf(tx: Tx, loans: readonly ServicedLoan[]): Promise<ReadonlyMap<string, number>> {
  if (loans.length === 0) return new Map();
  const rows = await tx
    .selectFrom('application')
    .select(['id', 'product_version'])
    .where(
      'client_id',
      'in',
      loans.map(({ record }) => record.client_id),
    )
    .execute();
  return new Map(rows.map(({ id, product_version }) => [id, product_version]));
}
