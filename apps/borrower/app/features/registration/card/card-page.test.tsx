import { addDebitCreditCard } from '@lender/contract';
import { fakeCall, formOf, grants, refuses } from '@lender/web/testing';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { visit } from '../../../../test/visit.ts';
import { cardPolicy, saveCard } from '../../../forms/card/card.server.ts';
import { CardPage } from './card-page.tsx';
import { cardSavedPath, readCardView, savesCard } from './card-view.server.ts';

const settings = { tokensUrl: 'https://api.openpay.mx/v1/merchant/tokens', publicKey: 'pk_1' };
const html = (refused?: string, deviceUrl?: string) =>
  renderPage(
    <CardPage settings={{ ...settings, ...(deviceUrl && { deviceUrl }) }} formKey="key-of-page" refused={refused} />,
  );

test('no form sends what is typed about a card: only the token has a name', () => {
  const names = [...html().matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual([expect.any(String), 'tokenId', 'deviceSessionId']);
  for (const id of ['cardNumber', 'cardHolder', 'cardExpiry', 'cardCode']) expect(html()).toContain(`id="${id}"`);
});

test('the fields of a card open numeric keyboards, can be autofilled, and limit the length to that of the masks', () => {
  const inputs = [...html().matchAll(/<input [^>]*id="card[^>]*>/g)].map(([input]) => input);
  expect(inputs.map((input) => /autoComplete="([\w-]+)"/i.exec(input)?.[1])).toEqual([
    'cc-number',
    'cc-name',
    'cc-exp',
    'cc-csc',
  ]);
  expect(inputs.map((input) => /maxLength="(\d+)"/i.exec(input)?.[1])).toEqual(['25', '50', '9', '4']);
  expect(inputs.filter((input) => /inputMode="numeric"/i.test(input))).toHaveLength(3);
});

test('the page of the card says without JavaScript that the CLABE is enough', () => {
  expect(html()).toMatch(/<noscript>.*basta tu CLABE\..*<\/noscript>/s);
  expect(html('required')).toContain('La página no terminó de cargar');
});

test.each([
  ['card_taken', 'Esa tarjeta ya está registrada por otra persona.'],
  ['card_invalid', 'No se pudo guardar esa tarjeta.'],
  ['provider_unavailable', 'Uno de nuestros servicios no respondió.'],
  ['rate_limited', 'Hiciste muchos intentos seguidos.'],
  ['anything else', 'Algo no quedó bien.'],
])('the refusal %s of a card is explained in words', (code, words) => {
  expect(html(code)).toContain(words);
});

test('the page says that the device is examined wherever it is, and loads no frame before typing', () => {
  const deviceUrl = 'https://api.openpay.mx/logo.htm?m=203000';
  expect(html(undefined, deviceUrl)).toContain('desde qué dispositivo');
  expect(html()).not.toContain('desde qué dispositivo');
  expect(html(undefined, deviceUrl)).not.toContain('<iframe');
});

test('the page of the card is opened only for its provider’s origin', () => {
  expect(cardPolicy(settings)).toEqual({ 'connect-src': ['https://api.openpay.mx'] });
  expect(cardPolicy({ ...settings, deviceUrl: 'https://device.openpay.mx/logo.htm' })).toEqual({
    'connect-src': ['https://api.openpay.mx'],
    'frame-src': ['https://device.openpay.mx'],
  });
});

const form = (fields: Readonly<Record<string, string>>) =>
  formOf({ formKey: 'key-of-page', deviceSessionId: '', ...fields });

test('the token of a card is sent, and the page leads back to the account', async () => {
  const { call, made } = fakeCall(grants(addDebitCreditCard, { brand: 'visa', lastFour: '1111' }));
  const sent = form({ tokenId: 'k1n0mscnjwhxqia8q7cm' });
  expect(savesCard(sent)).toBe(true);
  expect(await saveCard(call, sent, cardSavedPath)).toEqual({
    kind: 'redirect',
    to: '/registration/debit-credit-card?tarjeta=guardada',
  });
  expect(made).toMatchObject([{ send: { body: { tokenId: 'k1n0mscnjwhxqia8q7cm' } } }]);
});

test('a form without a token, or with a card number in its place, is not sent beyond this site', async () => {
  for (const [tokenId, card] of [
    ['', 'required'],
    ['4111111111111111', 'invalid'],
  ] as const) {
    const { call, made } = fakeCall(grants(addDebitCreditCard, { brand: 'visa', lastFour: '1111' }));
    expect(await saveCard(call, form({ tokenId }), cardSavedPath)).toMatchObject({
      kind: 'page',
      status: 422,
      data: { card },
    });
    expect(made).toEqual([]);
  }
});

test('a refused card shows why, and its token is not shown again', async () => {
  const { call } = fakeCall(refuses(addDebitCreditCard, 'card_taken', { field: 'tokenId' }));
  const answer = await saveCard(call, form({ tokenId: 'k1n0mscnjwhxqia8q7cm' }), cardSavedPath);
  expect(answer).toEqual({ kind: 'page', status: 422, data: { card: 'card_taken' } });
});

test('the form of the card is shown, and the page opened for it, at one address only', () => {
  const at = (query: string) => visit(`/registration/debit-credit-card${query}`);
  const asked = at('?tarjeta=nueva');
  expect(readCardView(asked, settings)).toEqual({ card: 'offered', cardForm: settings });
  expect(asked.openings).toEqual([cardPolicy(settings)]);
  for (const [query, card] of [
    ['', 'offered'],
    ['?tarjeta=guardada', 'saved'],
  ] as const) {
    const other = at(query);
    expect(readCardView(other, settings)).toEqual({ card, cardForm: null });
    expect(other.openings).toEqual([]);
  }
  const unset = at('?tarjeta=nueva');
  expect(readCardView(unset, undefined)).toEqual({ card: 'none', cardForm: null });
  expect(unset.openings).toEqual([]);
});
