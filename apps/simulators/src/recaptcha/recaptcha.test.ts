import { expect, test } from 'vitest';
import { createSimulatedWorld, providerKey } from '../../test/simulated-world.ts';

function captcha() {
  const { app, submit } = createSimulatedWorld();
  const verify = async (fields: Record<string, string>) =>
    (await submit('/recaptcha/api/siteverify', { secret: providerKey, ...fields })).json();
  return { app, submit, verify };
}

test('a token has the score and the action that it names', async () => {
  const { verify } = captcha();
  expect(await verify({ response: 'sim:application:0.3', remoteip: '192.0.2.1' })).toEqual({
    success: true,
    challenge_ts: '2026-03-02T18:00:00.000Z',
    hostname: 'localhost',
    score: 0.3,
    action: 'application',
  });
});

test.each([
  [{ response: 'sim:expired' }, 'timeout-or-duplicate'],
  [{ response: 'sim:application:7' }, 'invalid-input-response'],
  [{ response: 'anything' }, 'invalid-input-response'],
  [{}, 'missing-input-response'],
  [{ secret: 'wrong', response: 'sim:application:0.9' }, 'invalid-input-secret'],
  [{ secret: '' }, 'missing-input-secret'],
])('verification of %j fails: %s', async (fields, code) => {
  const { verify } = captcha();
  expect(await verify(fields)).toEqual({ success: false, 'error-codes': [code] });
});

test('a page gets tokens of the score that a person chose', async () => {
  const { app, submit, verify } = captcha();
  expect((await app.inject('/recaptcha/api.js?render=key')).body).toContain(':0.9');
  await submit('/visitante/captcha', { score: '0.1' });
  const { body, headers } = await app.inject('/recaptcha/api.js?render=key');
  expect(headers['content-type']).toContain('text/javascript');
  const page = { grecaptcha: { execute: async (_: string, __: object) => '' } };
  new Function('window', body)(page);
  const token = await page.grecaptcha.execute('key', { action: 'application' });
  expect(await verify({ response: token })).toMatchObject({ success: true, score: 0.1, action: 'application' });
  expect((await submit('/visitante/captcha', { score: '7' })).statusCode).toBe(422);
});
