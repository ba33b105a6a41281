import { plainDate } from '@lender/calculator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readStatement } from './read-statement.policy.ts';

const today = plainDate('2026-11-23');
const read = (text: string, account?: string) =>
  readStatement(new TextEncoder().encode(text), { today, ...(account !== undefined && { account }) });

const message = (lines: readonly string[], { opening = 'C261119MXN1000,00', closing = 'C261121MXN1000,00' } = {}) =>
  [':20:EDO-1', ':25:012180000123456', ':28C:7/1', `:60F:${opening}`, ...lines, `:62F:${closing}`, '-'].join('\r\n');
const ABONO = [':61:2611201120C150,25NTRFREF-7//BBVA-9', ':86:SPEI RECIBIDO', 'CVE RASTREO MXABC123456 JUAN'];

describe('a statement in MT940', () => {
  test('each line has its day, amount, reference and clave de rastreo, and the balance after it', () => {
    const text = message([...ABONO, ':61:261121D58,NCHGNONREF//COM-1', ':86:COMISION POR MANEJO'], {
      closing: 'C261121MXN1092,25',
    });
    expect(read(`{1:F01BANK}{2:O940}{4:\r\n${text}}`)).toEqual({
      ok: true,
      value: [
        {
          ...{ line: 6, date: '2026-11-20', amount: 15_025, balance: 115_025, reference: 'REF-7' },
          ...{ trackingKey: 'MXABC123456', description: 'SPEI RECIBIDO CVE RASTREO MXABC123456 JUAN' },
        },
        {
          ...{ line: 9, date: '2026-11-21', amount: -5_800, balance: 109_225, reference: 'COM-1' },
          ...{ trackingKey: null, description: 'COMISION POR MANEJO' },
        },
      ],
    });
  });

  test('a reversed credit takes money away', () => {
    const lines = read(message([':61:261120RC10,00NTRFA'], { closing: 'C261121MXN990,00' }));
    expect(lines.ok && lines.value.map(({ amount }) => amount)).toEqual([-1_000]);
  });

  test('statements of several days follow each other in one file', () => {
    const first = message(ABONO, { closing: 'C261120MXN1150,25' });
    const second = message([':61:261121C1,NTRFB'], { opening: 'C261120MXN1150,25', closing: 'C261121MXN1151,25' });
    const lines = read(`${first}\r\n${second}`);
    expect(lines.ok && lines.value.map(({ balance }) => balance)).toEqual([115_025, 115_125]);
    expect(read(`${second}\r\n${first}`)).toMatchObject({ ok: false, problem: [{ fault: 'balance_differs' }] });
  });

  test.each([
    ['an amount without end', [':61:261120C1e309NTRFA'], 'amount'],
    ['an amount of nothing', [':61:261120C0,00NTRFA'], 'amount'],
    ['a day that is none', [':61:261131C1,NTRFA'], 'date'],
    ['a day that is still to come', [':61:261124C0,01NTRFA', ':61:261120D0,01NTRFA'], 'future'],
    ['a formula', [':61:261120C0,01NTRFA', ':86:=HYPERLINK(1)', ':61:261120D0,01NTRFA'], 'formula'],
    ['lines that do not lead to its last balance', [':61:261120C1,00NTRFA'], 'balance_differs'],
  ])('a statement with %s is refused', (_, lines, fault) => {
    expect(read(message(lines))).toMatchObject({ ok: false, problem: [{ fault }] });
  });

  test('a statement in another currency, and one without a last balance, are refused', () => {
    expect(read(message(ABONO, { opening: 'C261119USD1000,00' }))).toMatchObject({ problem: [{ fault: 'currency' }] });
    expect(read(message(ABONO).replace(':62F:', ':64:'))).toMatchObject({ problem: [{ fault: 'balance' }] });
  });

  test('a statement of another account than the one that was typed is refused', () => {
    const text = message(ABONO, { closing: 'C261120MXN1150,25' });
    expect(read(text, '3456').ok).toBe(true);
    expect(read(text, '9999')).toMatchObject({ problem: [{ fault: 'account' }] });
  });

  test('no text makes the reader fail, and lines that are read add up to the last balance', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (noise) => {
        const lines = read(message([...ABONO, noise], { closing: 'C261120MXN1150,25' }));
        return !lines.ok || lines.value.at(-1)?.balance === 115_025;
      }),
    );
  });
});
