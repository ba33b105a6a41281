import { downloadTemporary, listLoanDocuments } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';

export const listLoanDocumentsHandler = implement(listLoanDocuments, async (_, { caller, tx }) => {
  const rows = await tx
    .selectFrom('agreement')
    .select(['id', 'signed_at', 'pdf_sha256'])
    .where('client_id', '=', caller.clientId)
    .where('signed_at', 'is not', null)
    .where('superseded_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return ok(
    rows.flatMap(({ id, signed_at, pdf_sha256 }) =>
      signed_at && pdf_sha256
        ? [{ id, type: 'loan_agreement' as const, signedAt: signed_at.toISOString(), sha256: pdf_sha256 }]
        : [],
    ),
  );
});

/** Returns exactly the bytes that were signed. */
export const downloadTemporaryHandler = implement(
  downloadTemporary,
  async ({ params }, { caller, tx, services, setHeaders }) => {
    const row = await tx
      .selectFrom('agreement')
      .select(['pdf_storage_key'])
      .where('client_id', '=', caller.clientId)
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!row?.pdf_storage_key) return refuse('not_found');
    setHeaders({ 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="contrato.pdf"' });
    return ok(await services.storage.get(row.pdf_storage_key));
  },
);
