import { formatPlainDate, plainDate } from '@lender/calculator';
import { STATEMENT_LIMIT_BYTES } from '@lender/contract';
import { centavos } from '@lender/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identifyLines } from './line-identity.ts';
import { readAmount } from './read-cell.ts';
import { readStatement } from './read-statement.policy.ts';

const today = plainDate('2026-11-23');
const NAMES = 'Fecha,Descripción,Referencia,Clave de rastreo,Importe,Saldo';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (...rows: readonly string[]) => readStatement(bytesOf([NAMES, ...rows].join('\n')), { today });
const LINE = '20/11/2026,OPENPAY,LIQ-1,,100.00,100.00';

describe('a statement', () => {
  test('a statement is read with the marks that banks put around amounts, days and lines', () => {
    const text = [
      '\uFEFFFECHA;Concepto;REFERENCIA;clave_rastreo;Cargos;Abonos;Saldo',
      '2026-11-19;"SPEI; ""A"" ENVIADO";7;MX1;"$1,200.50";;"-$1,100.50"',
      '20.11.2026;LIQ;;;0.00;2,000.5;900.00',
      '',
    ].join('\r\n');
    expect(readStatement(bytesOf(text), { today })).toEqual({
      ok: true,
      value: [
        {
          ...{ line: 2, date: '2026-11-19', amount: -120_050, balance: -110_050 },
          ...{ reference: '7', trackingKey: 'MX1', description: 'SPEI; "A" ENVIADO' },
        },
        {
          ...{ line: 3, date: '2026-11-20', amount: 200_050, balance: 90_000 },
          ...{ reference: null, trackingKey: null, description: 'LIQ' },
        },
      ],
    });
  });

  test('a statement may run from its newest line to its oldest', () => {
    const lines = read('21/11/2026,B,2,,-30,70.00', LINE);
    expect(lines.ok && lines.value.map(({ balance }) => balance)).toEqual([10_000, 7_000]);
  });

  test.each([
    ['a day that is none', '31/11/2026,A,1,,1,1', 'date'],
    ['a day of the month first', '11/21/2026,A,1,,1,1', 'date'],
    ['a day that is still to come', '24/11/2026,A,1,,1,1', 'future'],
    ['a number without end', '20/11/2026,A,1,,1e309,1', 'amount'],
    ['half a centavo', '20/11/2026,A,1,,1.005,1', 'amount'],
    ['commas in odd places', '20/11/2026,A,1,,"1,00.00",1', 'amount'],
    ['nothing', '20/11/2026,A,1,,0.00,1', 'amount'],
    ['a balance in words', '20/11/2026,A,1,,1,uno', 'balance'],
    ['a cell too many', '20/11/2026,A,1,,1,1,1', 'cells'],
    ['quotes that do not close', '20/11/2026,"A,1,,1,1', 'quotes'],
    ['a formula', '20/11/2026,=HYPERLINK(1),1,,1,1', 'formula'],
    ['an escape', '20/11/2026,A\u001b[2J,1,,1,1', 'text'],
    ['words that run the other way', '20/11/2026,A\u202e,1,,1,1', 'text'],
    ['words without end', `20/11/2026,${'A'.repeat(301)},1,,1,1`, 'text'],
  ])('a statement with %s is refused by its line', (_, row, fault) => {
    expect(read(LINE, row)).toEqual({ ok: false, problem: [{ line: 3, fault }] });
  });

  test('a refused statement names every line that is wrong, and the one whose balance does not follow', () => {
    const wrong = read('x', LINE, '20/11/2026,A,1,,y,1');
    expect(wrong.ok ? [] : wrong.problem).toEqual([
      { line: 2, fault: 'cells' },
      { line: 4, fault: 'amount' },
    ]);
    const apart = read(LINE, '20/11/2026,B,2,,50,150', '20/11/2026,C,3,,50,201', '20/11/2026,D,4,,1,202');
    expect(apart).toEqual({ ok: false, problem: [{ line: 4, fault: 'balance_differs' }] });
  });

  test.each([
    ['empty', bytesOf(''), 0, 'empty'],
    ['only names', bytesOf(NAMES), 0, 'empty'],
    ['in another encoding', Uint8Array.from([0x46, 0xf3, 0x0a, 0x31]), 0, 'encoding'],
    ['no text', bytesOf('PK\0\0'), 0, 'encoding'],
    ['without a column', bytesOf(`Fecha,Importe,Saldo\n${LINE}`), 1, 'columns'],
    ['with one column twice', bytesOf(`${NAMES},Monto\n${LINE},1`), 1, 'columns'],
    ['with both ways to say an amount', bytesOf(`${NAMES},Cargo,Abono\n${LINE},1,`), 1, 'columns'],
    ['too long', bytesOf(`${NAMES}\n${`${LINE}\n`.repeat(20_001)}`), 0, 'too_many_lines'],
  ])('a statement that is %s is refused', (_, bytes, line, fault) => {
    expect(readStatement(bytes, { today })).toEqual({ ok: false, problem: [{ line, fault }] });
  });

  test.each(['"', ',', '\n', 'é=', '1,'])('a statement of the largest size, of nothing but %j, is refused', (piece) => {
    expect(readStatement(bytesOf(piece.repeat(STATEMENT_LIMIT_BYTES / 2)), { today }).ok).toBe(false);
  });
});

const amount = fc.integer({ min: -9_999_999, max: 9_999_999 }).filter((value) => value !== 0);
const pesos = (value: number) => (value / 100).toFixed(2);

test('a written statement is read back as it was, and any other bytes are refused without an exception', () => {
  const written = fc.array(
    fc.record({ amount, day: fc.integer({ min: 1, max: 23 }), words: fc.stringMatching(/^[A-Z "]{0,20}$/) }),
    {
      minLength: 1,
      maxLength: 50,
    },
  );
  fc.assert(
    fc.property(written, (lines) => {
      let balance = 0;
      const rows = lines.map((line) => {
        balance += line.amount;
        const date = plainDate(`2026-11-${String(line.day).padStart(2, '0')}`);
        const quoted = `"${line.words.replaceAll('"', '""')}"`;
        return `${formatPlainDate(date)},${quoted},,,${pesos(line.amount)},${pesos(balance)}`;
      });
      const back = read(...rows);
      expect(back.ok && back.value.map((line) => [line.amount, line.description])).toEqual(
        lines.map((line) => [line.amount, line.words.trim()]),
      );
    }),
  );
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => !readStatement(bytes, { today }).ok));
});

test.each([
  ['$1,500.50', 150_050],
  ['-$1,500.5', -150_050],
  ['$-3', -300],
  ['$ 12.34', 1_234],
  ['-0', 0],
])('the amount %s is read as %d centavos', (text, value) => {
  expect(readAmount(text)).toBe(centavos(value));
});

test('lines of overlapping files are recognized, and two equal ones stay two', () => {
  const one = { line: 2, date: today, reference: '1', trackingKey: null, description: 'A' };
  const lines = [100, -100, 100].map((value, at) => ({
    ...one,
    amount: centavos(value),
    balance: centavos(at % 2 === 0 ? 100 : 0),
  }));
  const all = identifyLines('1234', lines).map(({ identity }) => identity);
  expect(new Set(all).size).toBe(3);
  const part = identifyLines('1234', lines.slice(0, 2)).map(({ identity }) => identity);
  expect(part).toEqual(all.slice(0, 2));
  expect(identifyLines('4321', lines).map(({ identity }) => identity)).not.toEqual(all);
});
