import type { PlainDate } from '@lender/calculator';
import type { getCatReport, Reply } from '@lender/contract';
import type { Tx } from '../../kernel/database/database.ts';
import { catGroups, type SignedCat } from './cat-groups.policy.ts';
import { applicationsOf } from './portfolio/applications-of.ts';
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
    const applications = await applicationsOf(tx, loans);
    for (const { record, offer } of loans)
      signed.push({
        productVersion: applications.get(record.application_id)?.productVersion ?? 0,
        principal: offer.principalCentavos,
        payments: offer.terms.dueDates.length,
        percent: offer.aprPercent,
      });
  }
  return { from, to, groups: catGroups(signed) };
}
