import { loadCaptcha } from './captcha.ts';
import type { OfferedTools } from './offered-tools.ts';
import { fillSignal } from './signal-fields.tsx';

const VERSION = 3;
/** Name of the action on the pages that have the captcha. */
const ACTION = 'application';
/**
 * Age of a token in milliseconds after which it is replaced when the visitor touches the form again; it is valid for
 * two minutes.
 */
const FRESH_MS = 90_000;

/** Fetches a token when the visitor does something on the page, so that one is there when the form is sent. */
export async function startCaptcha({ siteKey, scriptUrl }: NonNullable<OfferedTools['captcha']>): Promise<void> {
  const ask = await loadCaptcha({ key: siteKey, version: VERSION, scriptUrl });
  let askedAt = Number.NEGATIVE_INFINITY;
  const refresh = () => {
    if (performance.now() - askedAt < FRESH_MS) return;
    askedAt = performance.now();
    ask(ACTION).then((token) => fillSignal('captcha', token), warnOf);
  };
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, refresh, { capture: true, passive: true });
  // A visitor who acted before the script was loaded need not touch the page again.
  if (navigator.userActivation?.hasBeenActive) refresh();
}

const warnOf = (error: unknown) => console.warn(String(error));
