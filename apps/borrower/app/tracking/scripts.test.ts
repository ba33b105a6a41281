import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakePage } from '../../test/fake-page.ts';
import { startCaptcha } from './start-captcha.ts';
import { startDevice } from './start-device.ts';
import { startReplay } from './start-replay.ts';

const LEFT_BEHIND = ['hj', '_hjSettings', 'io_bb_callback', 'io_enable_rip', 'grecaptcha'];

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of LEFT_BEHIND) Reflect.deleteProperty(globalThis, name);
});

describe('the device', () => {
  const device = { scriptUrl: 'https://device.example/snare.js' };

  test('the device script fills in its black box, and again when it knows more', async () => {
    const page = fakePage(() => {
      Reflect.get(globalThis, 'io_bb_callback')('0400first', false);
      Reflect.get(globalThis, 'io_bb_callback')('0400second', true);
    });
    await startDevice(device);
    expect(page.scripts).toEqual(['https://device.example/snare.js']);
    expect(page.valueOf('ioBB')).toBe('0400second');
  });

  test('the device field stays empty when its script cannot be loaded', async () => {
    const page = fakePage();
    await expect(startDevice(device)).rejects.toThrow('https://device.example sent no script');
    expect(page.valueOf('ioBB')).toBe('');
  });
});

describe('the replay', () => {
  const replay = { siteId: '7', scriptUrl: 'https://replay.example/film.js' };

  test('the replay fills in the id of its visitor, once it knows it', async () => {
    let asked = 0;
    const page = fakePage(() => {
      const get = (name: string) => (name === 'userId' && ++asked > 2 ? 'visitor-1' : undefined);
      Reflect.set(globalThis, 'hj', { globals: { get } });
    });
    const started = startReplay(replay);
    await vi.runAllTimersAsync();
    await started;
    expect(page.valueOf('hotjarUserId')).toBe('visitor-1');
  });

  test('the replay gives up on an id that never comes', async () => {
    const page = fakePage(() => undefined);
    const started = startReplay(replay);
    await vi.runAllTimersAsync();
    await started;
    expect(page.valueOf('hotjarUserId')).toBe('');
  });
});

describe('the captcha', () => {
  const captcha = { siteKey: 'k', scriptUrl: 'https://captcha.example/api.js' };

  /** Simulates a visitor who touches the page. */
  function touchable() {
    const touches: (() => void)[] = [];
    vi.stubGlobal('addEventListener', (_: string, touch: () => void) => touches.push(touch));
    return async () => {
      for (const touch of touches) touch();
      await vi.advanceTimersByTimeAsync(0);
    };
  }

  test('the captcha asks for a token when the visitor acts, and again when the token grows old', async () => {
    let tokens = 0;
    const execute = async () => `token-${++tokens}`;
    const page = fakePage(() => Reflect.set(globalThis, 'grecaptcha', { ready: (go: () => void) => go(), execute }));
    const touch = touchable();
    await startCaptcha(captcha);
    expect(page.valueOf('captchaToken')).toBe('');
    await touch();
    await touch();
    expect(page.valueOf('captchaToken')).toBe('token-1');
    await vi.advanceTimersByTimeAsync(90_000);
    await touch();
    expect(page.valueOf('captchaToken')).toBe('token-2');
  });

  test('the captcha asks for a token at once when the visitor acted before the script was loaded', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    const execute = async () => 'token';
    const page = fakePage(() => Reflect.set(globalThis, 'grecaptcha', { ready: (go: () => void) => go(), execute }));
    touchable();
    await startCaptcha(captcha);
    await vi.advanceTimersByTimeAsync(0);
    expect(page.valueOf('captchaToken')).toBe('token');
  });

  test('the captcha says why it returns no token, and leaves the form as it is', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const execute = () => Promise.reject(new Error('blocked'));
    const page = fakePage(() => Reflect.set(globalThis, 'grecaptcha', { ready: (go: () => void) => go(), execute }));
    const touch = touchable();
    await startCaptcha(captcha);
    await touch();
    expect(warn).toHaveBeenCalledWith('CaptchaError: Failed to execute');
    expect(page.valueOf('captchaToken')).toBe('');
    warn.mockRestore();
  });
});
