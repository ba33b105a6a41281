import { MX_STL_POLICY_2, policySettings } from '@lender/lending';
import { expect, test } from 'vitest';
import { formulaWords } from './formula.ts';

test.each([
  ['"listHit"', [], 'está en una lista'],
  ['["lt","score",0]', ['420'], 'puntaje < 420'],
  ['["between","score",0,0]', ['420', '479'], 'puntaje de 420 a 479'],
  [
    '["and",["lt","daysSinceRejection",0],["not","hasNewEvidence"]]',
    ['30'],
    'días desde el rechazo < 30 y no: trae datos nuevos',
  ],
  [
    '["and",["or","listHit","nameMismatch"],["gt","score",0]]',
    ['9'],
    '(está en una lista o el nombre no coincide) y puntaje > 9',
  ],
  ['["in","clientKind",["first","repeated"]]', [], 'tipo de cliente es first o repeated'],
  [
    '["gte",["sub","limitCentavos","askedCentavos"],["mul","score",0]]',
    ['2'],
    '(límite (centavos) − monto pedido (centavos)) ≥ puntaje × 2',
  ],
  ['"somethingNew"', [], 'somethingNew'],
])('the condition %s is read as a sentence', (when, numbers, words) => {
  expect(formulaWords(when, numbers)).toBe(words);
});

test('every condition of the first policy is put into words, with all of its numbers', () => {
  const settings = policySettings(MX_STL_POLICY_2);
  for (const { id } of MX_STL_POLICY_2.rules) {
    const at = (path: string) => settings.find((each) => each.path === `rules.${id}.${path}`)?.value ?? '';
    const numbers = settings.filter(({ path }) => path.startsWith(`rules.${id}.numbers.`)).map(({ value }) => value);
    const words = formulaWords(at('when'), numbers);
    for (const number of numbers) expect(words).toContain(number);
    expect(words).not.toMatch(/[[\]"?]/);
  }
});
