import { expect, test } from 'vitest';
import { isCardForm } from './card-settings.ts';
import { readCardSettings } from './read-card-settings.server.ts';

const variables = {
  OPENPAY_URL: 'https://api.openpay.mx/',
  OPENPAY_MERCHANT_ID: 'mzdtln0bmtms6o3kck8f',
  OPENPAY_PUBLIC_KEY: 'pk_f0660ad5a39f4912872e24a7a660370c',
};

test('a card is given to the merchant’s own tokenizer', () => {
  const settings = {
    tokensUrl: 'https://api.openpay.mx/v1/mzdtln0bmtms6o3kck8f/tokens',
    publicKey: expect.any(String),
  };
  expect(readCardSettings(variables)).toEqual(settings);
  const deviceUrl = 'https://api.openpay.mx/logo.htm?m=203000';
  expect(readCardSettings({ ...variables, OPENPAY_DEVICE_URL: deviceUrl })).toEqual({ ...settings, deviceUrl });
});

test('without a public key the site asks for no card', () => {
  expect(readCardSettings({ ...variables, OPENPAY_PUBLIC_KEY: undefined })).toBeUndefined();
});

test.each([
  { OPENPAY_URL: undefined },
  { OPENPAY_MERCHANT_ID: undefined },
  { OPENPAY_PUBLIC_KEY: 'sk_e568c42a6c384b7ab02cd47d2e407cab' },
  { OPENPAY_DEVICE_URL: 'logo.htm' },
])('a private key, or a setting that is missing, stops the site: %j', (change) => {
  expect(() => readCardSettings({ ...variables, ...change })).toThrow();
});

test('the form of a card is a page of its own', () => {
  const at = (path: string) => isCardForm(new URL(path, 'https://quincena.example'));
  expect(at('/registration/debit-credit-card?tarjeta=nueva')).toBe(true);
  expect(at('/registration/debit-credit-card')).toBe(false);
  expect(at('/registration/address?tarjeta=nueva')).toBe(false);
});
