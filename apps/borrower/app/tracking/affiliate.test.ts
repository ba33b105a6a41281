import { createApplication, decodeWire } from '@lender/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { affiliateOf } from './affiliate.ts';

const of = (search: string) => affiliateOf(new URLSearchParams(search));

describe('the origin of a visitor', () => {
  test('the origin of a visitor is read from the parameters of advertising', () => {
    expect(of('?gclid=Cj0&utm_source=google&utm_medium=cpc&utm_campaign=buenfin&utm_term=prestamo')).toEqual({
      code: 'Cj0',
      source: 'google',
      partner: 'cpc',
      campaign: 'buenfin',
      optionalParam: 'prestamo',
    });
  });

  test('a partner’s own parameters come before those of advertising', () => {
    expect(of('my_partner=radar&my_code=77&gclid=Cj0&utm_source=google')).toEqual({
      partner: 'radar',
      code: '77',
      source: 'google',
    });
  });

  test.each(['', 'monto=3000', 'utm_source=', 'utm_source=%20%00'])('%j names no origin of a visitor', (search) => {
    expect(of(search)).toBeUndefined();
  });

  test('no address yields an origin for which an application could be refused', () => {
    const names = ['gclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'my_partner', 'my_code'];
    const search = fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 300 })));
    const body = {
      salaryCycle: 'weekly',
      payDates: { first_repayment_option: '2026-12-05', second_repayment_option: '2026-12-12' },
      loanAmount: { amount: 2000, currency: 'MXN' },
    };
    fc.assert(
      fc.property(search, (pairs) => {
        const affiliate = affiliateOf(new URLSearchParams(pairs));
        expect(decodeWire(createApplication.body(), { ...body, ...(affiliate && { affiliate }) })).toMatchObject({
          ok: true,
        });
      }),
    );
  });
});
