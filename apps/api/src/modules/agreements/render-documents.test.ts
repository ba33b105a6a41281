import { brand } from '@lender/brand';
import { addDays, formatPlainDate } from '@lender/calculator';
import {
  downloadDocument,
  type Endpoint,
  getDocuments,
  getPublicDocument,
  type RenderedDocumentType,
  renderDocument,
} from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { isInert } from '../../../test/pdf/agreement.ts';
import { pdfText } from '../../../test/pdf/pdf-text.ts';
import {
  apply,
  applyToSigning,
  borrow,
  NOTHING,
  openApplication,
  register,
  sign,
  untilStep,
} from '../../../test/people/journey.ts';
import { answers, refuses } from '../../../test/server/claims.ts';
import { testServer } from '../../../test/server/server.ts';
import { countOf } from '../../../test/server/stored.ts';

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
  test('the legal text is the terms unless asked otherwise, for any visitor and drawn once', async () => {
    const terms = await publicly();
    expect(terms.data.type).toBe('application/pdf');
    expect(await textOf(terms)).toContain(terms.data.version && formatPlainDate(terms.data.version));
    expect(await textOf(terms)).toContain('Términos y condiciones');
    expect(await textOf(await publicly('privacy_notice'))).toContain('Aviso de privacidad');
    expect((await publicly()).data).toEqual(terms.data);
  });

  test.each(['loan_cover', 'loan_agreement_draft', '../../etc/passwd', 'file:///etc/passwd', '<svg/>', ''])(
    'there is no legal text %j',
    async (id) => {
      const answer = await server.send(getPublicDocument, { financeType: 'stl', id });
      expect(answer).toMatchObject({ status: 422, code: 'invalid_input' });
    },
  );
});

describe('the documents of a client', () => {
  test('the documents of a client are the legal texts, and those of a signature while one is due', async () => {
    const typesOf = async (as: { token: string }) => (await list(as)).data.map(({ type }) => type);
    const legal = ['terms_and_conditions', 'privacy_notice'];
    expect(await typesOf(signing)).toEqual([...legal, 'loan_cover', 'loan_agreement_draft']);
    expect(await typesOf(collecting)).toEqual(legal);
    expect(await typesOf(await register(server))).toEqual(legal);
  });

  test('the documents of a client have titles in Spanish', async () => {
    expect((await list(signing)).data.map(({ title }) => title)).toContain('Carátula del contrato');
  });

  test.each(['terms_and_conditions', 'privacy_notice', 'loan_cover', 'loan_agreement_draft'] as const)(
    'a document can be rendered and downloaded: %s, with nothing in it that acts',
    async (type) => {
      const rendered = Buffer.from((await render(type)).data.base64, 'base64');
      const { data, headers } = await download(type);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+\.pdf"$/);
      expect(await pdfText(data)).toBe(await pdfText(rendered));
      expect(isInert(rendered)).toBe(true);
    },
  );

  test('the documents of a client describe their own loan and no other one', async () => {
    const other = await applyToSigning(server, { pesos: 1_500 });
    const [mine, theirs] = [await textOf(await render('loan_cover')), await textOf(await render('loan_cover', other))];
    expect(mine).toContain('$2000.00');
    expect(theirs).toContain('$1500.00');
    expect(theirs).not.toContain(signing.who.clabe.slice(-4));
  });

  test('the documents of a client are the very text that is signed: reading it makes no other draft', async () => {
    const drafts = await countOf(server, 'agreement', signing);
    await render('loan_agreement_draft');
    await download('loan_cover');
    expect(await countOf(server, 'agreement', signing)).toBe(drafts);
    expect((await sign(server, signing)).status).toBe(200);
    expect((await render('loan_agreement_draft')).code).toBe('no_offer');
  });

  test('the documents of a client keep the cover sheet of the loan once it was paid out', async () => {
    const borrower = await borrow(server, { pesos: 1_500 });
    expect((await list(borrower)).data.map(({ type }) => type)).toContain('loan_cover');
    const text = await textOf(await render('loan_cover', borrower));
    expect(text).toContain('$1500.00');
    expect(text).toContain(`cuenta terminada en ${borrower.who.clabe.slice(-4)}`);
  });
});

describe('the letter of rejection', () => {
  test('the letter of rejection says why, from when to try again and whom to ask', async () => {
    const rejected = await apply(server, { incomePesos: 500 });
    await untilStep(server, rejected.token, 'reject_page');
    expect((await list(rejected)).data.map(({ type }) => type)).toContain('decision_letter');
    const text = await textOf(await render('decision_letter', rejected));
    const { today } = await server.services.clock.business(server.services.db);
    expect(text).toContain('nos pediste un crédito de $2000.00');
    expect(text).toContain('el pago tomaría una parte demasiado grande de lo que ganas');
    expect(text).toContain(`desde el ${formatPlainDate(addDays(today, 30))}`);
    for (const contact of [brand.customerCare.email, brand.complaints.email, brand.condusef.phoneLabel])
      expect(text).toContain(contact);
    expect(text).not.toContain('Círculo de Crédito');
  });

  refuses(renderDocument, 'no_offer', () => render('decision_letter', collecting));
});
