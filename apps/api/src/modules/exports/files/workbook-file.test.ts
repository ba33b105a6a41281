import { plainDate } from '@lender/calculator';
import { XLSX_ROWS } from '@lender/contract';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import type { ExportRow } from '../table/export-table.ts';
import { toWorkbook } from './workbook-file.ts';

const mark = {
  name: 'Ana Núñez',
  madeAt: new Date('2026-11-21T05:59:00Z'),
  from: plainDate('2026-10-01'),
  to: plainDate('2026-10-31'),
  isPersonal: false,
};
const columns = [{ name: 'amount', kind: 'money', heading: 'Monto' }] as const;
const row: ExportRow = [{ kind: 'money', value: centavos(319_740) }];

test('the notes of a workbook name its requester, the moment in Mexico City, its days and that it is masked', () => {
  const { lines } = toWorkbook({ title: 'Pagos', columns, rows: [row], mark }).notes;
  expect(Object.fromEntries(lines)).toMatchObject({
    'Exportado por': 'Ana Núñez',
    Cuándo: '20.11.2026 23:59',
    Días: 'del 01.10.2026 al 31.10.2026',
    Renglones: '1',
    'Datos de personas': 'con identificadores ocultos',
  });
});

test('a moment is shown by the wall clock of Mexico City', () => {
  const at: ExportRow = [{ kind: 'moment', value: mark.madeAt }];
  const { rows } = toWorkbook({ title: 'Pagos', columns: [{ ...columns[0], kind: 'moment' }], rows: [at], mark });
  expect(rows).toEqual([[new Date('2026-11-20T23:59:00Z')]]);
});

test('a workbook has no more rows than its limit, and its notes say how many are missing', () => {
  const rows = Array.from({ length: XLSX_ROWS + 3 }, () => row);
  const written = toWorkbook({ title: 'Pagos', columns, rows, mark });
  expect(written.rows).toHaveLength(XLSX_ROWS);
  expect(Object.fromEntries(written.notes.lines).Renglones).toContain('Faltan 3 renglones');
});
