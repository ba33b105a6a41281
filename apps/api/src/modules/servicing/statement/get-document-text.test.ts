import { getActiveLoan, getDocumentText, type PrintedDocumentType } from '@lender/contract';
import { formatPesos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { applyToSigning, borrow, openApplication } from '../../../../test/people/journey.ts';
import { answers, refuses } from '../../../../test/server/claims.ts';
import { testServer } from '../../../../test/server/server.ts';

const server = await testServer();
const borrower = await borrow(server);
const signing = await applyToSigning(server, { pesos: 1_500 });
const collecting = await openApplication(server);

const text = (type: PrintedDocumentType, as: { token: string }, loanId?: string) =>
  server.call(getDocumentText, { params: { type }, query: { ...(loanId && { loanId }) } }, as);
const loanId = async () => (await server.call(getActiveLoan, { query: {} }, borrower)).data.id;
const linesOf = ({ data }: Awaited<ReturnType<typeof text>>) =>
  data.sections.flatMap(({ lines }) => lines.map(({ label, value }) => `${label}: ${value}`));

answers(getDocumentText, () => text('loan_agreement', borrower));
refuses(getDocumentText, 'not_found', () => text('loan_cover', collecting));
refuses(getDocumentText, 'not_found', async () => text('loan_statement', signing, await loanId()));

describe('a document to print', () => {
  test('a document to print is the draft, marked as one, while it waits for its signature', async () => {
    const { data } = await text('loan_agreement', signing);
    expect(data.notice).toContain('Borrador');
    expect((await text('loan_cover', signing)).data.sections[0]?.boxes.map(({ value }) => value)).toContain('$1500.00');
    expect((await text('loan_statement', signing)).code).toBe('not_found');
  });

  test('a document to print is the agreement as it was signed, with how it was signed', async () => {
    const answer = await text('loan_agreement', borrower);
    expect(answer.data.notice).toBeNull();
    const lines = linesOf(answer);
    expect(lines).toContain(`CURP: ${borrower.who.curp}`);
    expect(lines).toContain(`Medio: Código por SMS al teléfono terminado en ${borrower.who.phone.slice(-4)}`);
    expect(linesOf(await text('loan_agreement', borrower, await loanId()))).toEqual(lines);
  });

  test('a document to print is the statement up to today', async () => {
    const answer = await text('loan_statement', borrower);
    const { data: loan } = await server.call(getActiveLoan, { query: {} }, borrower);
    expect(linesOf(answer)).toContain(`Saldo final: ${formatPesos(loan.payoffToday)}`);
    expect(answer.data.sections.some(({ hasTotal }) => hasTotal)).toBe(true);
  });

  test('a client cannot read the document of another client', async () => {
    for (const type of ['loan_agreement', 'loan_cover', 'loan_statement'] as const)
      expect((await text(type, signing, await loanId())).code).toBe('not_found');
    expect((await server.call(getDocumentText, { params: { type: 'loan_cover' }, query: {} })).status).toBe(401);
  });
});
