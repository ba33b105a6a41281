import { expect, test } from 'vitest';
import { pdfText } from '../../../../test/pdf-text.ts';
import { drawTable } from './draw-table.ts';

const table = (rows: readonly (readonly string[])[], note?: string) =>
  drawTable({
    title: 'Préstamos',
    watermark: 'Exportado por Ana',
    headings: ['Préstamo', 'Nombre'],
    rows,
    ...(note && { note }),
    footer: (page, pages) => `Página ${page} de ${pages}`,
  });

test('every page says what it is, who has it and under which headings its rows stand', async () => {
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
