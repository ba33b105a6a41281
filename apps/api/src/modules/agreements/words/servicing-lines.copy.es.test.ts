import { type LatePolicy, REFERENCE_SERVICING } from '@lender/lending';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { agreementFor } from '../../../../test/pdf/agreement.ts';
import { agreementText } from './agreement.copy.es.ts';
import { lateLine, lateSentences } from './servicing-lines.copy.es.ts';

const withLate = (late: LatePolicy) => ({ ...REFERENCE_SERVICING, late });
const text = JSON.stringify(agreementText(agreementFor('Ana Robles Luna')).sections);

test.each<[LatePolicy, RegExp, readonly [string, string]]>([
  [{ kind: 'none' }, /no cobramos intereses moratorios ni comisiones/, ['Comisión por pago tardío', 'No aplica']],
  [
    { kind: 'interest', graceDays: 1, annualRate: '2.70', maxDays: 90 },
    /más de 1 día, .* tasa anual de 270\.0 % más IVA, por un máximo de 90 días/,
    ['Tasa de interés moratoria anual', '270.0 %, sin IVA'],
  ],
  [
    { kind: 'fee', graceDays: 2, feeCentavos: centavos(20_000) },
    /más de 2 días, .* comisión por pago tardío de \$200\.00 más IVA/,
    ['Comisión por pago tardío', '$200.00 más IVA'],
  ],
])('the contract states the cost of being late: %j', (late, sentence, line) => {
  expect(lateSentences(withLate(late)).join(' ')).toMatch(sentence);
  expect(lateLine(withLate(late))).toEqual(line);
});

test('a cap of less than a tenth of a percent is stated with all its decimals', () => {
  const caps = { totalShare: '0.4375', dailyShare: '0.0001' };
  expect(lateSentences({ ...REFERENCE_SERVICING, caps })[1]).toMatch(/del 43\.75 % .* ni del 0\.01 % /);
});

test.each([
  'pagas el siguiente día hábil sin ningún costo adicional',
  'desde 3 días antes de tu fecha de pago y hasta 3 días después, como máximo 3 veces',
  'Después de la fecha de pago, o desde la prórroga 3',
  'nunca pasan del 100.0 % del monto que recibes, ni del 2.0 % de ese monto por cada día desde que lo recibes',
  'dentro de los 10 días hábiles siguientes a la firma',
])('the contract says: %s', (sentence) => {
  expect(text).toContain(sentence);
});
