import { plainDate } from '@lender/calculator';
import { REASON_CODES } from '@lender/lending';
import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { decisionLetterText } from './decision-letter.copy.es.ts';
import type { LetterFacts } from './letter-facts.ts';

const facts: LetterFacts = {
  reference: 'AB23CD45EF',
  name: 'Ana Robles Luna',
  askedCentavos: centavos(300_000),
  askedOn: plainDate('2026-11-20'),
  decidedOn: plainDate('2026-11-21'),
  reasons: ['CAPACITY'],
  bureau: null,
  applyAgainOn: plainDate('2026-12-21'),
};
const wordsOf = (change: Partial<LetterFacts>) => JSON.stringify(decisionLetterText({ ...facts, ...change }));

describe('a letter of rejection', () => {
  test.each([
    [['AGE'], 'Cuando hayas cumplido 18 años, desde el 21.12.2026.'],
    [['OWN_ARREARS'], 'Cuando tu pago pendiente esté cubierto, desde el 21.12.2026.'],
    [['CAPACITY'], 'Puedes volver a solicitar desde el 21.12.2026.'],
  ] as const)('a letter of rejection names when to try again after %j', (reasons, sentence) => {
    expect(wordsOf({ reasons })).toContain(sentence);
  });

  test('a letter of rejection names no day where the policy has none', () => {
    expect(wordsOf({ applyAgainOn: null })).toContain('Pregúntanos cuándo');
  });

  test('a letter of rejection repeats the bureau’s answer, and says that it may be disputed', () => {
    const told = {
      bureauScore: null,
      bureauOpenCredits: 3,
      bureauOverdueCentavos: 125_050,
      bureauWorstMissedPayments: 2,
      bureauInquiriesIn30Days: 4,
    };
    const words = wordsOf({ bureau: { facts: told, askedOn: plainDate('2026-11-21') } });
    for (const word of ['Círculo de Crédito', 'Sin calificación', '$1250.50', 'gratis una vez cada doce meses'])
      expect(words).toContain(word);
  });

  test('a letter of rejection names no secret check, and gives the same reason once', () => {
    for (const code of REASON_CODES) expect(wordsOf({ reasons: [code] })).not.toMatch(/fraude|dispositivo|puntaje/i);
    const twice = decisionLetterText({ ...facts, reasons: ['LIST', 'CHECK_DEVICE'] });
    expect(twice.sections.find(({ title }) => title === 'Por qué')?.paragraphs).toHaveLength(1);
  });

  test('a letter of rejection has a reason even where none is known', () => {
    expect(wordsOf({ reasons: [] })).toContain('No cumples por ahora');
  });
});
