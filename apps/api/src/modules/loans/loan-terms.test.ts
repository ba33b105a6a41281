import { extensionOptions } from '@lender/lending';
import { describe, expect, test } from 'vitest';
import { agreementFor } from '../../../test/pdf/agreement.ts';
import { readPaper, toStoredTerms } from './loan-terms.ts';

const { offer, servicing } = agreementFor('Ana Robles Luna');
const signed = JSON.parse(toStoredTerms({ offer, servicing, signedOn: offer.payoutDate }));
/** Terms as they were stored before an extension had a price by due date: a peso less than is charged. */
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
  test('a signed loan is charged for extensions what its contract prints for the due date', () => {
    expect(readPaper({ terms: signed }).offer.extensions).toEqual(offer.extensions);
    expect(readPaper({ terms: signed }).terms.printedExtensions).toBeUndefined();
    expect(pricesOf(signed)).toEqual(offer.extensions.map(({ grossCentavos }) => grossCentavos));
  });

  test('a loan that was signed earlier keeps the lower price that its contract prints', () => {
    expect(pricesOf(before)).toEqual(offer.extensions.map(({ grossCentavos }) => grossCentavos - 100));
    expect(readPaper({ terms: before }).offer.extensions.every(({ dueDate }) => dueDate === offer.endDate)).toBe(true);
  });

  test('a loan whose contract states only an offer keeps the lower prices too', () => {
    expect(pricesOf(before.offer)).toEqual(offer.extensions.map(({ grossCentavos }) => grossCentavos - 100));
  });

  test('a loan is refused when only some of its extensions are printed by due date', () => {
    const [first] = before.offer.extensions;
    const half = { ...signed, offer: { ...signed.offer, extensions: [first, ...signed.offer.extensions.slice(1)] } };
    expect(() => readPaper({ terms: half })).toThrow();
  });
});
