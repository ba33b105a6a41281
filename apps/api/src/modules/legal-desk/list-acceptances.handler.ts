import { listAcceptances } from '@lender/contract';
import { ok } from '@lender/result';
import * as z from 'zod/mini';
import { implement } from '../../implement.ts';

const PER_PAGE = 25;
const storedCode = z.object({ phoneLastFour: z.nullish(z.string()) });

export const listAcceptancesHandler = implement(
  listAcceptances,
  async ({ params: { kind }, query: { version, before, perPage = PER_PAGE } }, { tx }) => {
    const rows = await tx
      .selectFrom('acceptance')
      .leftJoin('loan', (join) =>
        join
          .onRef('loan.client_id', '=', 'acceptance.client_id')
          .onRef('loan.application_id', '=', 'acceptance.application_id'),
      )
      .selectAll('acceptance')
      .select('loan.id as loan_id')
      .where('acceptance.kind', '=', kind)
      .$if(version !== undefined, (some) => some.where('acceptance.version', '=', version ?? null))
      .$if(before !== undefined, (some) => some.where('acceptance.id', '<', before ?? ''))
      .orderBy('acceptance.id', 'desc')
      .limit(perPage + 1)
      .execute();
    const page = rows.slice(0, perPage);
    return ok({
      rows: page.map((row) => ({
        id: row.id,
        clientId: row.client_id,
        loanId: row.loan_id,
        version: row.version,
        acceptedAt: row.accepted_at.toISOString(),
        method: row.method,
        phoneLastFour: storedCode.safeParse(row.code).data?.phoneLastFour ?? null,
        hasOrigin: row.address_sealed !== null,
        sha256: row.document_sha256,
      })),
      next: rows.length > perPage ? (page.at(-1)?.id ?? null) : null,
    });
  },
);
