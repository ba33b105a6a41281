import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { AccountPart } from './account/account-part.tsx';
import { PhonePart } from './account/phone-part.tsx';
import { AddressPage } from './address/address-page.tsx';
import { DetailsPart } from './details/details-part.tsx';

const still = { owner: 'h1', problem: undefined, isBusy: false } as const;
const rules = { minLength: 8, maxLength: 64, isAlphanumeric: false };

/** Returns the autofill token of each field, by its name. */
const tokensOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<(?:input|select)\b[^>]*\bautoComplete="[^>]*>/gi)].map(([field]) => [
      /\bname="([^"]*)"/.exec(field)?.[1],
      /\bautoComplete="([^"]*)"/i.exec(field)?.[1],
    ]),
  );

test('a browser fills in the client’s address, including state and municipality', () => {
  expect(tokensOf(renderPage(<AddressPage {...still} regions={[]} cities={[]} />))).toEqual({
    region: 'address-level1',
    city: 'address-level2',
    district: 'address-level3',
    postalCode: 'postal-code',
    street: 'address-line1',
    interiorNumber: 'address-line2',
  });
});

test('a browser fills in the client’s name and birth date, but never a CURP', () => {
  expect(tokensOf(renderPage(<DetailsPart {...still} />))).toEqual({
    birthDate: 'bday',
    curp: 'off',
    firstName: 'given-name',
    middleName: 'additional-name',
    lastName: 'family-name',
  });
});

test('a browser fills in the client’s phone and e-mail, and offers a new password', () => {
  const phone = renderPage(<PhonePart phone="" problem={undefined} isBusy={false} />);
  expect(tokensOf(phone)).toEqual({ phone: 'tel' });
  expect(phone).toMatch(/name="phone"[^>]*inputMode="(tel|numeric)"|inputMode="(tel|numeric)"[^>]*name="phone"/i);
  expect(tokensOf(renderPage(<AccountPart rules={rules} formKey="k" problem={undefined} isBusy={false} />))).toEqual({
    email: 'email',
    password: 'new-password',
  });
});
