import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORBIDDEN_WORDING, WORDING_FAULTS } from './contact-rules.data.ts';
import { forbiddenWording } from './forbidden-wording.ts';

describe('a text about a debt', () => {
  test.each([
    ['Vamos a presentar una DEMANDA', 'threat'],
    ['Irás a la cárcel.', 'threat'],
    ['Notificación del Juzgado 3º', 'authority'],
    ['Le avisaremos al SAT.', 'authority'],
    ['Hablaremos con tu familia', 'third_party'],
    ['¡Moroso!', 'insult'],
    ['Depósitalo en mi cuenta', 'other_account'],
  ] as const)('a text about a debt must not say «%s»', (text, fault) => {
    expect(forbiddenWording(text)?.fault).toBe(fault);
  });

  test.each([
    'Hola, tu pago venció el 23.11.2026. Hoy debes $1200.00.',
    'Si ya pagaste, no hagas caso de este mensaje. ¿Satisfecho? Llámanos.',
    'Paga en «Mi préstamo» o llámanos: podemos darte más plazo.',
  ])('a text about a debt may say «%s»', (text) => {
    expect(forbiddenWording(text)).toBeUndefined();
  });
});

const spelled = fc.mixedCase(fc.constantFrom(...WORDING_FAULTS.flatMap((fault) => FORBIDDEN_WORDING[fault])));
const around = fc.constantFrom('', 'Hola. ', '¡', '(tu préstamo) ', '\n- ');

test('a forbidden word is found whatever its capitals, its accents and the text around it', () => {
  fc.assert(
    fc.property(around, spelled, around, (before, word, after) => {
      expect(forbiddenWording(`${before}${word.replace('a', 'á')} ${after}`)).toBeDefined();
    }),
  );
});

test('the forbidden words are written in small letters without accents', () => {
  for (const words of Object.values(FORBIDDEN_WORDING)) for (const word of words) expect(word).toMatch(/^[a-zñ ]+$/);
});

test('a text of 200 kB is checked within five seconds', () => {
  const text = `Te vamos a${'\u0301\u0323'.repeat(100_000)} EMBARGÁR`;
  expect(forbiddenWording(text)?.fault).toBe('threat');
}, 5_000);
