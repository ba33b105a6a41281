import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './csv.policy.ts';

const table = (...rows: readonly (string | number | null)[][]) => csvOf('Marca', { headings: ['a', 'b'], rows });

test('a CSV file begins with its heading, and its lines end as spreadsheets expect', () => {
  expect(table(['Ana', 12.5], [null, -3])).toBe('\uFEFFMarca\r\na,b\r\nAna,12.5\r\n,-3\r\n');
});

test.each([
  ['Juárez, 12', '"Juárez, 12"'],
  ['dijo "sí"', '"dijo ""sí"""'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-1+2', "'-1+2"],
])('the cell %s is written %s', (text, expected) => expect(table([text, null])).toContain(`\r\n${expected},\r\n`));

test('no text that was typed begins a formula or another row', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const [, , ...lines] = table([text, 1]).slice(1).split('\r\n');
      const cell = lines.join('\r\n').slice(0, -',1\r\n'.length);
      const open = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(open.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
      expect(open).not.toMatch(/^[=+\-@\t\r]/);
      if (!cell.startsWith('"')) expect(cell).not.toMatch(/[",\r\n]/);
    }),
  );
});
