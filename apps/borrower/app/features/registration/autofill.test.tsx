import { expect, test } from 'vitest';
import { renderPage } from '../../../test/render.tsx';
import { AccountPart } from './account/account-part.tsx';
import { PhonePart } from './account/phone-part.tsx';
import { AddressPage } from './address/address-page.tsx';
import { DetailsPart } from './details/details-part.tsx';

const still = { owner: 'h1', problem: undefined, isBusy: false } as const;
const rules = { minLength: 8, maxLength: 64, isAlphanumeric: false };

/** What the browser may fill in, by the name of the field. */
const tokensOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<(?:input|select)\b[^>]*\bautoComplete="[^>]*>/gi)].map(([field]) => [
      /\bname="([^"]*)"/.exec(field)?.[1],
      /\bautoComplete="([^"]*)"/i.exec(field)?.[1],
    ]),
  );

test('a browser fills in where somebody lives, state and municipality too', () => {
  expect(tokensOf(renderPage(<AddressPage {...still} regions={[]} cities={[]} />))).toEqual({
    region: 'address-level1',
    city: 'address-level2',
    district: 'address-level3',
    postalCode: 'postal-code',
    street: 'address-line1',
    interiorNumber: 'address-line2',
  });
});

test('a browser fills in who somebody is, and never another person’s CURP', () => {
  expect(tokensOf(renderPage(<DetailsPart {...still} />))).toEqual({
    birthDate: 'bday',
    curp: 'off',
    firstName: 'given-name',
    middleName: 'additional-name',
    lastName: 'family-name',
  });
});

test('a browser fills in how to reach somebody, and offers a password of its own', () => {
  const phone = renderPage(<PhonePart phone="" problem={undefined} isBusy={false} />);
  expect(tokensOf(phone)).toEqual({ phone: 'tel' });
  expect(phone).toMatch(/name="phone"[^>]*inputMode="(tel|numeric)"|inputMode="(tel|numeric)"[^>]*name="phone"/i);
  expect(tokensOf(renderPage(<AccountPart rules={rules} formKey="k" problem={undefined} isBusy={false} />))).toEqual({
    email: 'email',
    password: 'new-password',
  });
});
