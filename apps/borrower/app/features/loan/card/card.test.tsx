import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/render.tsx';
import { isCardForm } from '../../../platform/card-settings.ts';
import { CardPage } from './card-page.tsx';

const settings = { tokensUrl: 'https://api.openpay.mx/v1/merchant/tokens', publicKey: 'pk_1' };

test('a card is saved or replaced on its page, and no typed card data has a name that a form would send', () => {
  const html = renderPage(<CardPage settings={settings} formKey="key" refused={undefined} />);
  const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual([expect.any(String), 'tokenId', 'deviceSessionId']);
  expect(html).toContain('action="/profile/card"');
  expect(html.match(/href="\/profile"/g)).toHaveLength(1);
  expect(html).toMatch(/<noscript>.*también puedes pagar en tienda.*<\/noscript>/is);
});

test('the page shows why a card was not saved, and where no cards are accepted it says so', () => {
  expect(renderPage(<CardPage settings={settings} formKey="key" refused="card_taken" />)).toContain(
    'Esa tarjeta ya está registrada por otra persona.',
  );
  const none = renderPage(<CardPage settings={null} formKey="key" refused={undefined} />);
  expect(none).toContain('Por ahora no se pueden guardar tarjetas.');
  expect(none).not.toContain('<form');
});

test('the page of the card shares a document with no other page', () => {
  expect(isCardForm(new URL('https://quincena.example/profile/card'))).toBe(true);
  expect(isCardForm(new URL('https://quincena.example/profile'))).toBe(false);
});
