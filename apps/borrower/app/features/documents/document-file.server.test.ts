import { downloadDocument, downloadTemporary, getLoanStatement, getNoDebtLetter } from '@lender/contract';
import { type FakeAnswer, fakeCall, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { signedDocumentPath } from '../../vocabulary/signed-document-path.ts';
import { readPaperFile } from './document-file.server.ts';
import { pdfPath } from './document-path.ts';

const LOAN = '0197a3f0-0000-7000-8000-000000000003';
const bytes = new Uint8Array([37, 80, 68, 70]);
const read = (path: string, ...answers: readonly FakeAnswer[]) =>
  readPaperFile(fakeCall(...answers).call, `https://site.example${path}`);

test.each([
  ['what was signed', signedDocumentPath(LOAN), grants(downloadTemporary, bytes), 'contrato-firmado.pdf'],
  ['the cover sheet', pdfPath('caratula'), grants(downloadDocument, bytes), 'caratula.pdf'],
  ['a statement', pdfPath('estado-de-cuenta', LOAN), grants(getLoanStatement, bytes), 'estado-de-cuenta.pdf'],
  ['a letter', pdfPath('carta-de-no-adeudo', LOAN), grants(getNoDebtLetter, bytes), 'carta-de-no-adeudo.pdf'],
] as const)('%s is a PDF with its name', async (_, path, answer, name) => {
  expect(await read(path, answer)).toEqual({ bytes, name });
});

test.each([
  '/profile/document',
  '/profile/document?id=1',
  '/profile/document?documento=pasaporte',
  '/profile/document?documento=estado-de-cuenta',
  `/profile/document?documento=toString&prestamo=${LOAN}`,
])('%s is no document, and the API is not called for it', async (path) => {
  expect(await read(path)).toBeUndefined();
});

test('a document that the API does not give does not exist', async () => {
  const refused = refuses(getNoDebtLetter, 'loan_not_settled');
  expect(await read(pdfPath('carta-de-no-adeudo', LOAN), refused)).toBeUndefined();
});
