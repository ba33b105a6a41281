import { downloadDocument, getDocuments, getPublicDocument, renderDocument } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { DOCUMENT_TITLES, FILE_NAMES } from './document-titles.copy.es.ts';
import { readableTypes, renderFor, renderLegalText } from './readable-documents.ts';

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

export const renderDocumentHandler = implement(renderDocument, async ({ body }, { caller, tx, services }) => {
  const pdf = await renderFor(tx, { clientId: caller.clientId, type: body.id }, services);
  return pdf ? ok(encoded(pdf)) : refuse('no_offer');
});

export const downloadDocumentHandler = implement(
  downloadDocument,
  async ({ params: { type } }, { caller, tx, services, setHeaders }) => {
    const pdf = await renderFor(tx, { clientId: caller.clientId, type }, services);
    if (!pdf) return refuse('no_offer');
    setHeaders({ 'content-type': PDF, 'content-disposition': `attachment; filename="${FILE_NAMES[type]}"` });
    return ok(pdf);
  },
);
