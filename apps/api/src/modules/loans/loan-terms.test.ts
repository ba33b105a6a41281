import { extensionOptions } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { agreementFor } from '../../../test/agreement.ts';
import { readPaper, toStoredTerms } from './loan-terms.ts';

const { offer, servicing } = agreementFor('Ana Robles Luna');
const signed = JSON.parse(toStoredTerms({ offer, servicing, signedOn: offer.payoutDate }));
/** As terms were stored before an extension had a price by due date: a peso less than is charged. */
const before = {
  ...signed,
  offer: {
    ...signed.offer,
    extensions: offer.extensions.map(({ dueDate: _, ...printed }) => ({
      ...printed,
      netCentavos: printed.netCentavos - 100,
      grossCentavos: printed.grossCentavos - 100,
    })),
  },
};
const arrived = {
  id: 'disbursed',
  kind: 'disbursed',
  valueDate: offer.payoutDate,
  at: `${offer.payoutDate}T18:00:00.000Z`,
  amountCentavos: offer.principalCentavos,
} as const;
const pricesOf = (terms: object) => {
  const options = extensionOptions(readPaper({ terms }).terms, [arrived], offer.endDate);
  return options.ok ? options.value.map(({ amountCentavos }) => amountCentavos) : options.problem;
};

describe('a signed loan', () => {
  test('is charged for extensions what its paper prints for the due date', () => {
    expect(readPaper({ terms: signed }).offer.extensions).toEqual(offer.extensions);
    expect(readPaper({ terms: signed }).terms.printedExtensions).toBeUndefined();
    expect(pricesOf(signed)).toEqual(offer.extensions.map(({ grossCentavos }) => grossCentavos));
  });

  test('that was signed before keeps the lower price that its paper prints', () => {
    expect(pricesOf(before)).toEqual(offer.extensions.map(({ grossCentavos }) => grossCentavos - 100));
    expect(readPaper({ terms: before }).offer.extensions.every(({ dueDate }) => dueDate === offer.endDate)).toBe(true);
  });

  test('whose paper states an offer and nothing else keeps them, too', () => {
    expect(pricesOf(before.offer)).toEqual(offer.extensions.map(({ grossCentavos }) => grossCentavos - 100));
  });

  test('is refused when its extensions are printed half one way and half the other', () => {
    const [first] = before.offer.extensions;
    const half = { ...signed, offer: { ...signed.offer, extensions: [first, ...signed.offer.extensions.slice(1)] } };
    expect(() => readPaper({ terms: half })).toThrow();
  });
});
