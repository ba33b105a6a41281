import { expect, test } from 'vitest';
import { pdfText } from '../../../../test/pdf/pdf-text.ts';
import { tablePdf } from './table-pdf.ts';

const table = (rows: readonly (readonly string[])[], note?: string) =>
  tablePdf(
    {
      title: 'Préstamos',
      watermark: 'Exportado por Ana',
      headings: ['Préstamo', 'Nombre'],
      rows,
      ...(note && { note }),
      footer: 'Página {page} de {pages}',
    },
    { name: 'Quincena', tint: '#0b6b5d' },
  );

test('every page has its title, the person who received it and the headings of its rows', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => [`Q${at}`, `Ñandú Ő. ${'y '.repeat(at % 40)}`]);
  const text = await pdfText(await table(rows, 'Faltan 3 renglones.'));
  const pages = Number(/Página 1 de (\d+)/.exec(text)?.[1]);
  expect(pages).toBeGreaterThan(2);
  expect(text.match(/Exportado por Ana/g)).toHaveLength(pages);
  expect(text.match(/Préstamo Nombre/g)).toHaveLength(pages);
  for (const [id] of rows) expect(text).toContain(`${id} `);
  expect(text).toContain('Ñandú Ő.');
  expect(text).toContain('Faltan 3 renglones.');
  expect(text).toContain(`Página ${pages} de ${pages}`);
});

test('a table without rows is one page with its headings', async () => {
  const text = await pdfText(await table([]));
  expect(text).toContain('Préstamo Nombre');
  expect(text).toContain('Página 1 de 1');
});
