import { plainDate } from '@lender/calculator';
import { getPublicDocument } from '@lender/contract';
import { fakeCall, grants } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { renderHtml } from '../../../test/render.tsx';
import { DocumentsPage } from './documents-page.tsx';
import { readPublicDocument, readPublicDocuments } from './public-document.server.ts';
import { publicDocumentPath } from './public-document.ts';

const pdf = {
  type: 'application/pdf',
  base64: Buffer.alloc(2_100, 1).toString('base64'),
  version: plainDate('2026-11-01'),
};

test('each legal text is a file with its day and its size', async () => {
  const { call } = fakeCall(grants(getPublicDocument, pdf), grants(getPublicDocument, pdf));
  const html = renderHtml(<DocumentsPage files={await readPublicDocuments(call)} isMissing={false} />);
  expect(html).toContain('href="/documentos/pdf?documento=aviso-de-privacidad"');
  expect(html.match(/Vigente desde el 01.11.2026. Pesa 3 kB./g)).toHaveLength(2);
  expect(html).not.toContain('Ese documento no existe');
});

test('the page of documents is shown without unknown facts, and says which address is wrong', () => {
  const html = renderHtml(<DocumentsPage files={[{ name: 'aviso-de-privacidad', file: null }]} isMissing />);
  expect(html).toContain('Aviso de privacidad (PDF)');
  expect(html).toContain('Ese documento no existe');
});

test('a document is read by its own name, and by no other', async () => {
  const { call } = fakeCall(grants(getPublicDocument, pdf));
  const at = (path: string) => readPublicDocument(call, `https://site.example${path}`);
  expect((await at(publicDocumentPath('terminos-y-condiciones')))?.length).toBe(2_100);
  expect(await at('/documentos/pdf?documento=../../etc/passwd')).toBeUndefined();
});
