import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { drawWorkbook } from './drawing-threads.ts';
import { type WorkbookText, workbook } from './workbook.ts';

const notes = { title: 'Notas', lines: [['Exportado por', 'Ana Núñez']] } as const;
const sheet = (
  kind: WorkbookText['columns'][number]['kind'],
  ...values: WorkbookText['rows'][number]
): WorkbookText => ({
  title: 'Préstamos',
  columns: [{ heading: 'Número', kind }],
  rows: values.map((value) => [value]),
  notes,
});

/** Opens a workbook with a library of other makers, and returns its sheets with the cell of each place. */
async function opened(text: WorkbookText) {
  const { sheets } = await readXlsx(await workbook(text), { readStyles: true });
  return sheets.map(({ name, rows, cells, freezePane }) => ({
    name,
    rows,
    freezePane,
    cell: (row: number) => cells?.get(`${row},0`),
  }));
}

test('a workbook has its table on one sheet, with the headings first and in sight, and its notes on another', async () => {
  const [table, about] = await opened(sheet('text', 'Ñandú Ő. «á»'));
  expect(table).toMatchObject({ name: 'Préstamos', rows: [['Número'], ['Ñandú Ő. «á»']], freezePane: { rows: 1 } });
  expect(about).toMatchObject({ name: 'Notas', rows: [['Exportado por', 'Ana Núñez']] });
});

test.each(['012180001234567897', '00012', '1e5', '2026-10-05', '=1+1', '=HYPERLINK("x")', '+52 55', '@SUM(A1)', '-1'])(
  'the text %s stays that text, and is no number, date or formula',
  async (text) => {
    const [table] = await opened(sheet('text', text));
    const cell = table?.cell(1);
    expect(table?.rows[1]).toEqual([text]);
    expect(cell?.formula).toBeUndefined();
    expect(cell?.style?.numFmt).toBe('@');
  },
);

test('an amount is a number with two decimals, and a day and a moment are dates', async () => {
  const [amounts] = await opened(sheet('money', 3197.4, -12, 0));
  expect(amounts?.rows.slice(1)).toEqual([[3197.4], [-12], [0]]);
  expect(amounts?.cell(1)?.style?.numFmt).toBe('#,##0.00');
  const [days] = await opened(sheet('day', new Date('2026-10-05T00:00:00Z')));
  expect(days?.rows[1]).toEqual([new Date('2026-10-05T00:00:00Z')]);
  expect(days?.cell(1)?.style?.numFmt).toBe('dd/mm/yyyy');
  const [moments] = await opened(sheet('moment', new Date('2026-10-05T23:59:00Z')));
  expect(moments?.rows[1]).toEqual([new Date('2026-10-05T23:59:00Z')]);
});

test('a code that is a number stays a number in a column of texts', async () => {
  const [table] = await opened(sheet('text', 4, 10));
  expect(table?.rows.slice(1)).toEqual([[4], [10]]);
});

test('an empty cell and a table without rows can be opened', async () => {
  const [none] = await opened(sheet('money'));
  expect(none?.rows).toEqual([['Número']]);
  const [some] = await opened({ ...sheet('text', null, 'x') });
  expect(some?.rows[2]).toEqual(['x']);
});

test('a workbook that a thread writes is the same', async () => {
  const { sheets } = await readXlsx(await drawWorkbook(sheet('day', new Date('2026-10-05T00:00:00Z'))));
  expect(sheets[0]?.rows[1]).toEqual([new Date('2026-10-05T00:00:00Z')]);
});
