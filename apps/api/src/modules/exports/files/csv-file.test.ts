import { plainDate } from '@lender/calculator';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import type { ExportCell } from '../table/export-table.ts';
import { csvFile } from './csv-file.ts';

const mark = {
  name: 'Ana Núñez',
  madeAt: new Date('2026-11-21T05:59:00Z'),
  from: plainDate('2026-10-01'),
  to: plainDate('2026-10-31'),
  isPersonal: false,
};
const lineOf = (...cells: ExportCell[]) => {
  const columns = cells.map(({ kind }, at) => ({ name: `c${at}`, kind, heading: 'Título' }));
  return csvFile({ columns, rows: [cells], mark })
    .toString('utf8')
    .split('\r\n')[1];
};

test('a file for programs begins with the names of its columns, without a mark or a sentence above them', () => {
  const columns = [{ name: 'dueDate', kind: 'day', heading: 'Vence' }] as const;
  expect(csvFile({ columns, rows: [], mark }).toString('utf8')).toBe('dueDate,exportedBy,exportedAt\r\n');
});

test.each<[ExportCell, string]>([
  [{ kind: 'money', value: centavos(210_000) }, '2100.00'],
  [{ kind: 'money', value: centavos(-1_205) }, '-12.05'],
  [{ kind: 'money', value: centavos(9_007_199_254_705) }, '90071992547.05'],
  [{ kind: 'day', value: plainDate('2026-10-05') }, '2026-10-05'],
  [{ kind: 'moment', value: new Date('2026-10-05T23:59:00Z') }, '2026-10-05T23:59:00.000Z'],
  [{ kind: 'code', value: 10 }, '10'],
  [{ kind: 'text', value: '012180001234567897' }, '012180001234567897'],
  [{ kind: 'text', value: '=1+1' }, "'=1+1"],
  [{ kind: 'text', value: 'Juárez, 12' }, '"Juárez, 12"'],
  [{ kind: 'number', value: null }, ''],
])('the cell %o is written %s', (cell, text) => {
  expect(lineOf(cell)).toBe(`${text},Ana Núñez,2026-11-21T05:59:00.000Z`);
});
