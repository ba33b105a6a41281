import {
  downloadDocument,
  getDocuments,
  getPublicDocument,
  type RenderedDocumentType,
  renderDocument,
} from '@lender/contract';
import { ok, type Result } from '@lender/result';
import { implement, implementWithProvider } from '../../implement.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Services } from '../../services.ts';
import { drawForReader } from '../documents/index.ts';
import { readableText, readableTypes, renderLegalText } from './readable-documents.ts';
import { DOCUMENT_TITLES, FILE_NAMES } from './words/document-titles.copy.es.ts';

const PDF = 'application/pdf';
const encoded = (pdf: Buffer) => ({ type: PDF, base64: pdf.toString('base64') });

export const getPublicDocumentHandler = implement(getPublicDocument, async ({ body }, { tx, services }) => {
  const type = body.id === 'privacy_notice' ? 'privacy_notice' : 'terms_and_conditions';
  const { pdf, since } = await renderLegalText(tx, type, services);
  return ok({ ...encoded(pdf), version: since });
});

export const getDocumentsHandler = implement(getDocuments, async (_, { caller, tx, services }) => {
  const types = await readableTypes(tx, caller.clientId, services);
  return ok(types.map((type) => ({ type, title: DOCUMENT_TITLES[type] })));
});

export const renderDocumentHandler = implementWithProvider(
  renderDocument,
  async ({ body }, { caller, services }) => {
    const pdf = await pdfFor({ clientId: caller.clientId, type: body.id }, services);
    return pdf.ok ? ok(encoded(pdf.value)) : pdf;
  },
  { limits: ['documents-drawn'] },
);

export const downloadDocumentHandler = implementWithProvider(
  downloadDocument,
  async ({ params: { type } }, { caller, services, setHeaders }) => {
    const pdf = await pdfFor({ clientId: caller.clientId, type }, services);
    if (pdf.ok)
      setHeaders({ 'content-type': PDF, 'content-disposition': `attachment; filename="${FILE_NAMES[type]}"` });
    return pdf;
  },
  { limits: ['documents-drawn'] },
);

/** Returns a document of a client as a PDF. No transaction is open while it is drawn. */
const pdfFor = (
  of: { readonly clientId: string; readonly type: RenderedDocumentType },
  services: Services,
): Promise<Result<Buffer, Refusal<'no_offer' | 'rate_limited'>>> =>
  drawForReader(of.clientId, async () => {
    const text = await inTransaction(services.db, (tx) => readableText(tx, of, services));
    return text ? ok(text) : refuse('no_offer');
  });
