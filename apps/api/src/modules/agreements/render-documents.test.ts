import {
  downloadDocument,
  type Endpoint,
  getDocuments,
  getPublicDocument,
  RENDERED_DOCUMENT_TYPES,
  type RenderedDocumentType,
  renderDocument,
} from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { isInert } from '../../../test/agreement.ts';
import { answers, refuses } from '../../../test/claims.ts';
import { applyToSigning, NOTHING, openApplication, register, sign } from '../../../test/journey.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { testServer } from '../../../test/server.ts';
import { countOf } from '../../../test/stored.ts';

const server = await testServer();
const signing = await applyToSigning(server);
const collecting = await openApplication(server);

const list = (as: { token: string }) => server.call(getDocuments, NOTHING, as);
const render = (id: RenderedDocumentType, as: { token: string } = signing) =>
  server.call(renderDocument, { body: { id } }, as);
const download = (type: RenderedDocumentType, as: { token: string } = signing) =>
  server.call(downloadDocument, { params: { type } }, as);
const publicly = (id?: 'privacy_notice') =>
  server.call(getPublicDocument, { body: { financeType: 'stl', ...(id && { id }) } });
const textOf = ({ data }: { data: { base64: string } }) => pdfText(Buffer.from(data.base64, 'base64'));

answers(getPublicDocument, () => publicly());
answers(getDocuments, () => list(signing));
answers(renderDocument, () => render('loan_cover'));
answers(downloadDocument, () => download('loan_cover'));
refuses(renderDocument, 'no_offer', () => render('loan_cover', collecting));
refuses(downloadDocument, 'no_offer', () => download('loan_agreement_draft', collecting));
refuses(downloadDocument, 'not_found', () => {
  const elsewhere: Endpoint['path'] = '/web/private/client/document/download/payroll';
  const endpoint = { ...downloadDocument, path: elsewhere as typeof downloadDocument.path };
  return server.call(endpoint, { params: { type: 'loan_cover' } }, signing);
});

describe('a legal text', () => {
  test('is the terms unless asked otherwise, for anybody and in one drawing', async () => {
    const terms = await publicly();
    expect(terms.data.type).toBe('application/pdf');
    expect(await textOf(terms)).toContain('Términos y condiciones');
    expect(await textOf(await publicly('privacy_notice'))).toContain('Aviso de privacidad');
    expect((await publicly()).data).toEqual(terms.data);
  });

  test.each(['loan_cover', 'loan_agreement_draft', '../../etc/passwd', 'file:///etc/passwd', '<svg/>', ''])(
    'is not %j',
    async (id) => {
      const answer = await server.send(getPublicDocument, { financeType: 'stl', id });
      expect(answer).toMatchObject({ status: 422, code: 'invalid_input' });
    },
  );
});

describe('the documents of a client', () => {
  test('are the legal texts, and those of a signature while one is due', async () => {
    const typesOf = async (as: { token: string }) => (await list(as)).data.map(({ type }) => type);
    const legal = ['terms_and_conditions', 'privacy_notice'];
    expect(await typesOf(signing)).toEqual([...RENDERED_DOCUMENT_TYPES]);
    expect(await typesOf(collecting)).toEqual(legal);
    expect(await typesOf(await register(server))).toEqual(legal);
  });

  test('have titles in Spanish', async () => {
    expect((await list(signing)).data.map(({ title }) => title)).toContain('Carátula del contrato');
  });

  test.each(RENDERED_DOCUMENT_TYPES)(
    'can be rendered and downloaded: %s, with nothing in it that acts',
    async (type) => {
      const rendered = Buffer.from((await render(type)).data.base64, 'base64');
      const { data, headers } = await download(type);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+\.pdf"$/);
      expect(await pdfText(data)).toBe(await pdfText(rendered));
      expect(isInert(rendered)).toBe(true);
    },
  );

  test('speak of their own loan and nobody else’s', async () => {
    const other = await applyToSigning(server, { pesos: 1_500 });
    const [mine, theirs] = [await textOf(await render('loan_cover')), await textOf(await render('loan_cover', other))];
    expect(mine).toContain('$2000.00');
    expect(theirs).toContain('$1500.00');
    expect(theirs).not.toContain(signing.who.clabe.slice(-4));
  });

  test('are the very text that is signed: reading it makes no other draft', async () => {
    const drafts = await countOf(server, 'agreement', signing);
    await render('loan_agreement_draft');
    await download('loan_cover');
    expect(await countOf(server, 'agreement', signing)).toBe(drafts);
    expect((await sign(server, signing)).status).toBe(200);
    expect((await render('loan_cover')).code).toBe('no_offer');
  });
});
