import { expect, test } from 'vitest';
import { lineTo } from '../../../test/providers/line-of-test.ts';
import { providerWorld } from '../../../test/providers/provider-world.ts';
import { listening } from '../../../test/server/listening.ts';
import { createCaptcha } from './http.ts';

const world = await providerWorld();
const at = (change: { url?: string; secret?: string; hostname?: string } = {}) => {
  const line = lineTo('recaptcha');
  const settings = { url: `${world.url}/recaptcha/api`, secret: world.providerKey, hostname: undefined, ...change };
  return { line, ...createCaptcha(settings, line) };
};

test('a visitor gets the score of the token', async () => {
  const { verify } = at({ hostname: 'localhost' });
  const ip = '192.0.2.1';
  expect(await verify({ token: 'sim:application:0.3', action: 'application', ip })).toEqual({
    isVerified: true,
    score: 0.3,
  });
});

test.each([
  ['sim:expired', {}, 'timeout-or-duplicate'],
  ['anything', {}, 'invalid-input-response'],
  ['sim:login:0.9', {}, 'other-action'],
  ['sim:application:0.9', { hostname: 'quincena.example' }, 'other-hostname'],
])('a visitor with %s and %j gets no score', async (token, change, cause) => {
  const { line, verify } = at(change);
  expect(await verify({ token, action: 'application' })).toEqual({ isVerified: false, cause });
  expect(line.health().counts).toMatchObject({ answered: 1, troubled: 0 });
});

test('a captcha secret that is not accepted is provider trouble, and says nothing about a visitor', async () => {
  const { line, verify } = at({ secret: 'wrong' });
  await expect(verify({ token: 'sim:application:0.9', action: 'application' })).rejects.toThrow('our secret');
  expect(line.health().lastTrouble).toMatchObject({ kind: 'turned_away' });
});

/** As on https://developers.google.com/recaptcha/docs/v3 and https://developers.google.com/recaptcha/docs/verify. */
test.each([
  [
    '{"success":true,"score":0.7,"action":"application","challenge_ts":"2026-03-02T18:00:00Z","hostname":"quincena.example","error-codes":[]}',
    { isVerified: true, score: 0.7 },
  ],
  [
    '{"success":false,"error-codes":["missing-input-response"]}',
    { isVerified: false, cause: 'missing-input-response' },
  ],
])('the captcha answer %s is read', async (body, verdict) => {
  const url = await listening((_, response) => response.end(body));
  expect(await at({ url }).verify({ token: 't', action: 'application' })).toEqual(verdict);
});
