import { CaptchaError } from './captcha-error.ts';
import { functionOf, loadScript } from './load-script.ts';

export interface CaptchaOptions {
  /** Public key of the site. */
  readonly key: string;
  /** Version of the protocol: 3 scores in the background and asks the visitor nothing. */
  readonly version: number;
  readonly scriptUrl: string;
  /** @default adds it to the page */
  readonly load?: (src: string) => Promise<void>;
}

/** Asks the captcha for a token about an action of the visitor. It is valid for two minutes, and for one use. */
export type AskCaptcha = (action: string) => Promise<string>;

/**
 * Loads a captcha of the kind reCAPTCHA v3.
 *
 * @throws CaptchaError; so does each call of the returned function
 */
export async function loadCaptcha({ key, version, scriptUrl, load = loadScript }: CaptchaOptions): Promise<AskCaptcha> {
  if (key === '') throw new CaptchaError('No key provided');
  if (!version) throw new CaptchaError('No version provided');
  const src = new URL(scriptUrl);
  src.searchParams.set('render', key);
  await load(src.href).catch((cause: unknown) => {
    throw new CaptchaError('Failed to load script', { cause });
  });
  return (action) =>
    execute(key, action).catch((cause: unknown) => {
      throw new CaptchaError('Failed to execute', { cause });
    });
}

async function execute(key: string, action: string): Promise<string> {
  const captcha: unknown = Reflect.get(globalThis, 'grecaptcha');
  const [ready, ask] = [functionOf(captcha, 'ready'), functionOf(captcha, 'execute')];
  if (!ready || !ask) throw new TypeError('the script left no captcha');
  await new Promise<void>((resolve) => ready(() => resolve()));
  const token = await ask(key, { action });
  if (typeof token !== 'string' || token === '') throw new TypeError('the captcha gave no token');
  return token;
}
