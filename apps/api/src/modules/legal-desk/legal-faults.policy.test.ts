import { LEGAL_KINDS, type LegalFault, type LegalKind } from '@lender/contract';
import { describe, expect, test } from 'vitest';
import { canonicalText, firstText } from '../legal-texts/index.ts';
import { faultsOfLegalText } from './legal-faults.policy.ts';

const faultsOf = (kind: LegalKind, text: string, registration: string | null = firstText(kind).registration) =>
  faultsOfLegalText({ kind, text: canonicalText(text), registration });

test.each(LEGAL_KINDS)("the program's text of %s has no fault, and is kept unchanged", (kind) => {
  const { text } = firstText(kind);
  expect(faultsOf(kind, text)).toEqual([]);
  expect(canonicalText(text)).toBe(text);
});

describe('a contract', () => {
  const { text } = firstText('loan_agreement');
  test.each<[string, string, LegalFault, string | null]>([
    ['names what there is not', text.replace('{total}', '{total} {discount}'), 'unknown_field', 'discount'],
    ['leaves a figure of the law out', text.replaceAll('{apr}', 'bajo'), 'missing_field', 'apr'],
    ['has a brace that does not fit', `${text}\nHola {`, 'unbalanced_brace', 'Hola {'],
    ['writes into a heading', `${text}\n# Hola {borrower}\nSí`, 'unbalanced_brace', '# Hola {borrower}'],
    ['puts a table into a sentence', `${text}\nMira {totalTable}`, 'field_not_alone', 'totalTable'],
    ['begins without a heading', `Hola\n${text}`, 'heading_missing', null],
    ['has a section with nothing in it', `${text}\n# Vacía`, 'empty_section', 'Vacía'],
    ['has a row without a value', `${text}\n| Plazo`, 'row_unfit', '| Plazo'],
    ['says an amount by itself', `${text}\nCuesta $500.00 nada más.`, 'typed_figure', '$500.00'],
    ['says a percent by itself', `${text}\nEl 20 % siempre.`, 'typed_figure', '20 %'],
  ])('a contract that %s is not published', (_, wanted, code, about) => {
    expect(faultsOf('loan_agreement', wanted)).toContainEqual({ code, about });
  });

  test.each([null, '123', '0000-000-000000/00-00000-00000'])('a contract is not registered as %s', (registration) => {
    const faults = faultsOfLegalText({ kind: 'loan_agreement', text, registration });
    expect(faults).toEqual([{ code: 'registration_unfit', about: registration }]);
  });
});

test('a consent is plain text, and has no registration number', () => {
  expect(faultsOf('marketing', '# Promociones\nPermito que {company} me escriba.')).toEqual([
    { code: 'heading_not_allowed', about: '# Promociones' },
  ]);
  expect(faultsOf('marketing', 'Permito que {company} me escriba.', '0000-000-000000/00-00000-0000')).toHaveLength(1);
});
