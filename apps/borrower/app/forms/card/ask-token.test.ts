import { expect, test } from 'vitest';
import { askToken } from './ask-token.ts';

const settings = { tokensUrl: 'https://api.openpay.mx/v1/merchant/tokens', publicKey: 'pk_1' };
const card = { number: '4111111111111111', holder: 'Ana Peña', expiry: { month: '03', year: '28' }, code: '123' };
const asking = (body: string, status = 200) => {
  const asked: (readonly [string, RequestInit | undefined])[] = [];
  const answer = askToken(settings, card, async (to, init) => {
    asked.push([String(to), init]);
    return new Response(body, { status });
  });
  return { answer, asked };
};

test('a token is asked for as the provider’s own script does, without cookies', async () => {
  const { answer, asked } = asking(JSON.stringify({ id: 'k1n0mscnjwhxqia8q7cm', card: { brand: 'visa' } }), 201);
  expect(await answer).toEqual({ ok: true, tokenId: 'k1n0mscnjwhxqia8q7cm' });
  const [to, init] = asked[0] ?? [];
  expect(to).toBe(settings.tokensUrl);
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    headers: { authorization: `Basic ${btoa('pk_1:')}` },
  });
  expect(JSON.parse(String(init?.body))).toEqual({
    card_number: '4111111111111111',
    holder_name: 'Ana Peña',
    expiration_year: '28',
    expiration_month: '03',
    cvv2: '123',
  });
});

test.each([
  [2004, 'number_wrong'],
  [2005, 'expired'],
  [3001, 'declined'],
  [3002, 'expired'],
  [3004, 'declined'],
  [1002, 'away'],
] as const)('the refusal %i is reported as %s', async (error_code, problem) => {
  const refusal = { category: 'gateway', error_code, description: 'No', http_code: 402, request_id: 'r' };
  expect(await asking(JSON.stringify(refusal), 402).answer).toEqual({ ok: false, problem });
});

test.each(['<html>', 'null', '[]', '{}', '{"id":7}'])(
  'an answer with %s counts as the provider being away',
  async (body) => {
    expect(await asking(body).answer).toEqual({ ok: false, problem: 'away' });
  },
);

test('a network that is gone counts as the provider being away', async () => {
  const answer = askToken(settings, card, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await answer).toEqual({ ok: false, problem: 'away' });
});
