import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadCaptcha } from './captcha.ts';

const here = async () => undefined;
const options = { key: 'site-key', version: 3, scriptUrl: 'https://captcha.example/api.js', load: here };
const scripted = (execute: () => unknown) =>
  vi.stubGlobal('grecaptcha', { ready: (go: () => void) => go(), execute: vi.fn(execute) });

afterEach(() => vi.unstubAllGlobals());

describe('a captcha', () => {
  test('a captcha is loaded with the site’s key, and returns a token for an action', async () => {
    const load = vi.fn(here);
    const ask = await loadCaptcha({ ...options, load });
    expect(load).toHaveBeenCalledWith('https://captcha.example/api.js?render=site-key');
    scripted(async () => 'token-1');
    expect(await ask('application')).toBe('token-1');
    expect(Reflect.get(globalThis, 'grecaptcha').execute).toHaveBeenCalledWith('site-key', { action: 'application' });
  });

  test.each([
    ['No key provided', { key: '' }],
    ['No version provided', { version: 0 }],
    ['Failed to load script', { load: async () => Promise.reject(new Error('blocked')) }],
  ])('a captcha that cannot be loaded fails with “%s”', async (words, change) => {
    await expect(loadCaptcha({ ...options, ...change })).rejects.toThrow(new RegExp(`^${words}$`));
  });

  test.each([
    ['breaks', () => Promise.reject(new Error('timeout'))],
    [
      'throws',
      () => {
        throw new Error('invalid site key');
      },
    ],
    ['gives nothing', () => null],
    ['gives no text', () => 7],
  ])('a captcha fails with “Failed to execute” when it %s', async (_, execute) => {
    const ask = await loadCaptcha(options);
    scripted(execute);
    await expect(ask('application')).rejects.toThrow(/^Failed to execute$/);
  });

  test('a captcha fails with “Failed to execute” when its script defined nothing', async () => {
    const ask = await loadCaptcha(options);
    await expect(ask('application')).rejects.toThrow(/^Failed to execute$/);
  });
});
