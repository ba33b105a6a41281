import { plainDate } from '@lender/calculator';
import {
  getDocuments,
  getDocumentText,
  getOpenPayBarcode,
  listLoanDocuments,
  listOwnLoans,
  type Reply,
} from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { type FakeAnswer, fakeCall, grants, refuses } from '@lender/web/testing';
import { describe, expect, test } from 'vitest';
import { renderHtml } from '../../../test/render.tsx';
import { code128 } from '../../vocabulary/bars/code128.server.ts';
import { readMyDocuments } from './my-documents.server.ts';
import { MyDocumentsPage } from './my-documents-page.tsx';
import { readPrint } from './print.server.ts';
import { PrintPage } from './print-page.tsx';

const at = (query: string) => `https://site.example/print${query}`;
const LOAN = '0197a3f0-0000-7000-8000-000000000003';
const section = { title: 'Resumen', boxes: [], paragraphs: ['Todo con IVA.'], hasTotal: true };
const statement = {
  title: 'Estado de cuenta',
  subtitle: 'Contrato AB23',
  notice: null,
  sections: [{ ...section, lines: [{ label: 'Saldo final', value: '$3240.00' }] }],
};
const reference = {
  reference: '1010101010101010',
  kind: 'repayment' as const,
  amount: centavos(369_600),
  validOn: plainDate('2026-12-21'),
  expiresOn: plainDate('2026-12-24'),
  barcodeUrl: 'https://provider.example/barcode',
};

async function printed(query: string, ...answers: readonly FakeAnswer[]) {
  const { call, made } = fakeCall(...answers);
  const outcome = await readPrint(call, at(query));
  if (outcome.kind !== 'page') throw new Error('a page is shown');
  return { status: outcome.status, html: renderHtml(<PrintPage view={outcome.data} />), made };
}

describe('the page for printing', () => {
  test('the page for printing lays out the document of the loan in its address, word by word', async () => {
    const query = `?documento=estado-de-cuenta&prestamo=${LOAN}`;
    const { status, html, made } = await printed(query, grants(getDocumentText, statement));
    expect(made[0]?.send).toEqual({ params: { type: 'loan_statement' }, query: { loanId: LOAN } });
    expect(status).toBe(200);
    for (const word of ['Estado de cuenta', 'Contrato AB23', 'Todo con IVA.', 'Saldo final', '$3240.00'])
      expect(html).toContain(word);
  });

  test('the page for printing shows its button only where a script can open the print dialog', async () => {
    const { html } = await printed('?documento=contrato', grants(getDocumentText, statement));
    expect(html).toMatch(/<div hidden=""><button[^>]*>Imprimir/);
    expect(html).toMatch(/<script nonce=/);
  });

  test('the page for printing lays out the reference to take to a store', async () => {
    const { html } = await printed('?documento=referencia', grants(getOpenPayBarcode, reference));
    for (const word of [
      '1010 1010 1010 1010',
      '$3696.00',
      '21.12.2026',
      '24.12.2026',
      code128(reference.reference).path,
    ])
      expect(html).toContain(word);
    // A bar code that is drawn on the page cannot be missing from the printout.
    expect(html).not.toContain('<img');
  });

  test.each(['', '?documento=pasaporte', '?documento=toString'])(
    'the page for printing asks which document is meant by %j',
    async (query) => {
      const { status, html, made } = await printed(query);
      expect({ status, made }).toEqual({ status: 404, made: [] });
      expect(html).toContain('Dinos qué documento quieres imprimir');
    },
  );

  test.each([
    ['?documento=contrato', [refuses(getDocumentText, 'not_found')], 404, 'Todavía no tienes ese documento'],
    ['?documento=contrato&prestamo=1%27--', [], 404, 'Todavía no tienes ese documento'],
    ['?documento=referencia', [refuses(getOpenPayBarcode, 'nothing_to_pay')], 404, 'No hay nada que pagar'],
    ['?documento=referencia', [refuses(getOpenPayBarcode, 'provider_unavailable')], 503, 'Paynet no respondió'],
  ] as const)('the page for printing says why %s has nothing', async (query, answers, expected, words) => {
    const { status, html } = await printed(query, ...answers);
    expect(status).toBe(expected);
    expect(html).toContain(words);
  });
});

describe('the documents of a client', () => {
  const loan = {
    id: LOAN,
    hashedId: 'AB23CD45EF',
    status: LOAN_STATUS.active,
    principal: centavos(300_000),
    startDate: plainDate('2026-11-21'),
    dueDate: plainDate('2026-12-21'),
    outstanding: centavos(324_000),
    creditor: null,
  };
  const signed = {
    id: LOAN,
    type: 'loan_agreement' as const,
    signedAt: '2026-11-21T16:00:00.000Z',
    sha256: 'ab'.repeat(32),
  };

  async function listed(query: string, owned: Reply<typeof listOwnLoans>[number] = loan) {
    const { call } = fakeCall(
      grants(listLoanDocuments, [signed]),
      grants(listOwnLoans, [owned]),
      grants(getDocuments, [{ type: 'loan_cover', title: 'Carátula del contrato' }]),
    );
    const outcome = await readMyDocuments(call, `https://site.example/profile/documents${query}`);
    if (outcome.kind !== 'page') throw new Error('a page is shown');
    return { status: outcome.status, html: renderHtml(<MyDocumentsPage view={outcome.data} />) };
  }

  test('the documents of a client are the signed contract with its seal, the documents of each loan, and what there is to read', async () => {
    const { status, html } = await listed('');
    expect(status).toBe(200);
    for (const word of [
      'Contrato firmado el 21.11.2026',
      'abababab abababab',
      'Préstamo AB23CD45EF',
      'Carátula de tu contrato',
    ])
      expect(html).toContain(word);
    expect(html).toContain(`documento=estado-de-cuenta&amp;prestamo=${LOAN}`);
    expect(html).not.toContain('Carta de no adeudo');
    expect(html).not.toContain('Respuesta a tu solicitud');
  });

  test('the documents of a client include the no-debt letter once nothing is owed', async () => {
    const { html } = await listed('', { ...loan, status: LOAN_STATUS.paid, outstanding: centavos(0), creditor: null });
    expect(html).toContain('Carta de no adeudo (PDF)');
  });

  test('the documents of a client are introduced by a sentence where there are none yet', async () => {
    const { call } = fakeCall(grants(listLoanDocuments, []), grants(listOwnLoans, []), grants(getDocuments, []));
    const outcome = await readMyDocuments(call, 'https://site.example/profile/documents');
    const html = outcome.kind === 'page' ? renderHtml(<MyDocumentsPage view={outcome.data} />) : '';
    expect(html).toContain('Cuando firmes un préstamo, aquí quedan tu contrato');
    expect(html).not.toContain('Para leer');
  });

  test('the documents of a client are shown in place of one that does not exist', async () => {
    const { status, html } = await listed('?documento=falta');
    expect(status).toBe(404);
    expect(html).toContain('Ese documento no está');
  });
});
