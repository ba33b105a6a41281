import { decodeWire } from '@lender/contract';
import { personName } from '@lender/contract/fields';
import { describe, expect, test } from 'vitest';
import { agreementFor } from '../../../test/pdf/agreement.ts';
import { pdfText } from '../../../test/pdf/pdf-text.ts';
import { drawDocument } from '../documents/index.ts';
import { renderAgreement } from './render-agreement.ts';
import { loanCoverText } from './words/loan-cover.copy.es.ts';

const isName = (text: string): boolean => decodeWire(personName(), text).ok;
const LONGEST = 50;

/** Every letter that a name may have. */
const letters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCodePoint(code)).filter(
  (letter) => /\p{L}/u.test(letter) && isName(`A${letter}`),
);
const namesOfAllLetters = Array.from({ length: Math.ceil(letters.length / LONGEST) }, (_, at) =>
  letters.slice(at * LONGEST, (at + 1) * LONGEST).join(''),
);
/** Removes spaces: a name that is too long for its column continues on the next line. */
const unbroken = (text: string): string => text.replaceAll(' ', '');

describe('the name in an agreement', () => {
  test.each([
    'Michał Kőrösi',
    'María José Ñandú Güemes',
    'Nguyễn Thị Ngọc',
    'Đorđe Ðuro',
    'Sofía Affif Pfitzner',
    'O’Higgins D. Núñez-Peña',
    'Ngũgĩ wa Ṣọlá',
  ])('the name in an agreement is %s, letter by letter, as it is on the cover sheet', async (name) => {
    expect(isName(name)).toBe(true);
    expect(await pdfText(await renderAgreement(agreementFor(name)))).toContain(name);
    expect(await pdfText(await drawDocument(loanCoverText(agreementFor(name))))).toContain(name);
  });

  test('the name in an agreement may have every letter that the form takes', async () => {
    expect(letters.length).toBeGreaterThan(600);
    for (const name of namesOfAllLetters) {
      expect(isName(name)).toBe(true);
      expect(unbroken(await pdfText(await renderAgreement(agreementFor(name))))).toContain(name);
    }
  });

  test('a name may have every such letter in each typeface of a document', async () => {
    for (const name of namesOfAllLetters) {
      const pdf = await drawDocument({ title: name, subtitle: name, notice: name, sections: [], footer: '' });
      expect(unbroken(await pdfText(pdf)).split(name)).toHaveLength(4);
    }
  });

  test.each(['Ана Перез', 'Γεωργία', 'يوسف', '李小龙', 'José'.normalize('NFD')])(
    'a name taken before today’s rule, %s, is no obstacle to its agreement',
    async (name) => {
      expect(await pdfText(await renderAgreement(agreementFor(name)))).toContain('ROLA850102MDFBNN09');
    },
  );
});

test('an agreement with such letters stays small', async () => {
  const pdf = await renderAgreement(agreementFor('Michał Kőrösi'));
  expect(pdf.length).toBeLessThan(120_000);
});
