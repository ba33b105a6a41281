import { PAPER_TYPES } from '@lender/contract';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import type { Paper } from './document.ts';
import { PaperPage } from './document-page.tsx';
import { documentsCopy } from './documents.copy.es.ts';

const id = '019c0000-0000-7000-8000-000000000001';
const paper = (parts: Partial<Paper> = {}): Paper => ({
  type: 'payroll',
  files: [],
  objection: null,
  removed: null,
  ...parts,
});
const show = (parts: Partial<Paper> = {}, problem?: Parameters<typeof PaperPage>[0]['problem']) =>
  renderPage(<PaperPage paper={paper(parts)} formKey="key" problem={problem} isBusy={false} />);
const pdf = { id, isPicture: false, sizeBytes: 1_468_006 };

test.each(PAPER_TYPES)(
  'without a script %s takes several files with one button, and the next step has another',
  (type) => {
    const html = show({ type });
    expect(html).toContain(documentsCopy.kinds[type].title);
    expect(html).toMatch(/<input[^>]*multiple[^>]*name="file"/);
    expect(html).toMatch(/<button[^>]*value="upload"[^>]*name="intent"/);
    expect(html).toMatch(/<button[^>]*value="finish"(?![^>]*disabled)[^>]*name="intent"/);
  },
);

test('a PDF is shown with its size, a photo as a picture, and each can be removed', () => {
  const html = show({ files: [pdf, { ...pdf, id: 'of-a-photo', isPicture: true }] });
  expect(html).toContain('PDF · 1.4 MB');
  expect(html).toContain('src="/uploads/show?type=payroll&amp;id=of-a-photo"');
  expect(html.match(/value="remove"/g)).toHaveLength(2);
  expect(html).toContain('2 de 12');
});

test('with twelve files no other can be added, and the page says how to change one', () => {
  const html = show({ files: Array.from({ length: 12 }, (_, at) => ({ ...pdf, id: `${at}` })) });
  expect(html).not.toContain('type="file"');
  expect(html).toContain('Ya subiste 12 archivos, el máximo.');
});

test('an objection is shown beside the request for files, and each refused file by its name', () => {
  const html = show({ objection: 'cut_off' }, { refused: [{ name: 'nómina.gif', code: 'upload_wrong_format' }] });
  expect(html).toContain(documentsCopy.objections.cut_off);
  expect(html).toContain(`nómina.gif: ${documentsCopy.problems.upload_wrong_format}`);
});

test('a removal can be undone', () => {
  expect(show({ removed: { type: 'payroll', id } })).toMatch(/value="restore"[^>]*>Deshacer/);
  expect(show()).not.toContain('Deshacer');
});

test('the page says that a file is missing until there is one', () => {
  const problem = { refused: [], code: 'documents_missing' };
  expect(show({}, problem)).toContain(documentsCopy.problems.documents_missing);
  expect(show({ files: [pdf] }, problem)).not.toContain(documentsCopy.problems.documents_missing);
});
