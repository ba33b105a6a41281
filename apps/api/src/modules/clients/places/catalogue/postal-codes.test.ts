import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPostalCodes } from './postal-codes.ts';

const HEADER =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad';
const TERMS = 'El Catálogo Nacional de Códigos Postales, es elaborado por Correos de México…';
const CENTRO =
  '20000|Zona Centro|Colonia|Aguascalientes|Aguascalientes|Aguascalientes|20001|01|20001||09|001|0001|Urbano|01';
const latin1 = (...lines: string[]) => Buffer.from(lines.join('\r\n'), 'latin1');

describe('the postal catalogue', () => {
  test('the postal catalogue is read as Correos de México writes it', () => {
    const accents = CENTRO.replace('Zona Centro', 'San José del Río Ñ').replace('0001|Urbano', '4321|Urbano');
    expect(readPostalCodes(latin1(TERMS, HEADER, CENTRO, accents))).toEqual([
      { id: 10_010_001, municipalityId: 1001, title: 'Zona Centro', postalCode: '20000' },
      { id: 10_014_321, municipalityId: 1001, title: 'San José del Río Ñ', postalCode: '20000' },
    ]);
  });

  test('the postal catalogue is read whatever the order of its columns', () => {
    const file = latin1('d_codigo|id_asenta_cpcons|c_mnpio|c_estado|d_asenta', '97000|0002|050|31|Centro');
    expect(readPostalCodes(file)).toEqual([
      { id: 310_500_002, municipalityId: 31050, title: 'Centro', postalCode: '97000' },
    ]);
  });

  test.each([
    ['empty', ''],
    ['cut off', CENTRO.slice(0, 30)],
    ['without a postal code', CENTRO.replace('20000', '2000')],
    ['in no state', CENTRO.replace('|01|20001', '||20001')],
    ['without a name', CENTRO.replace('Zona Centro', ' ')],
    ['all separators', '||||||||||||||'],
  ])('the postal catalogue skips a line that is %s', (_, line) => {
    expect(readPostalCodes(latin1(TERMS, HEADER, line, CENTRO))).toHaveLength(1);
  });

  test('a file that is no postal catalogue is refused', () => {
    expect(() => readPostalCodes(latin1('a,b,c', '1,2,3'))).toThrow('lacks one of the columns');
    expect(() => readPostalCodes(latin1('d_codigo|d_asenta', '20000|Centro'))).toThrow('lacks one of the columns');
    expect(() => readPostalCodes(new Uint8Array())).toThrow('lacks one of the columns');
  });

  test('the postal catalogue gives ids that no other settlement and no town has', () => {
    const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`));
    const settlement = fc.tuple(digits(5), digits(2), digits(3), digits(4));
    fc.assert(
      fc.property(fc.uniqueArray(settlement, { selector: ([, ...code]) => code.join() }), (settlements) => {
        const lines = settlements.map(([postal, state, city, number]) => `${postal}|${number}|${city}|${state}|Centro`);
        const read = readPostalCodes(latin1('d_codigo|id_asenta_cpcons|c_mnpio|c_estado|d_asenta', ...lines));
        expect(new Set(read.map(({ id }) => id)).size).toBe(settlements.length);
        for (const { id } of read.filter(({ municipalityId }) => municipalityId < 33_000)) expect(id).toBeLessThan(9e8);
      }),
    );
  });
});
