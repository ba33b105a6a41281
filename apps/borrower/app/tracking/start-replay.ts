import { functionOf, loadScript } from './load-script.ts';
import type { OfferedTools } from './offered-tools.ts';
import { fillSignal } from './signal-fields.tsx';

const VERSION = 6;
/** Hotjar's script loads more before it knows the visitor. */
const ASK_AGAIN_MS = 1_000;
const TRIES = 10;

/**
 * Lets Hotjar film the page. The whole content carries `data-hj-suppress`, so that it films the visitor's movements and
 * never a word, typed or shown.
 */
export async function startReplay({ siteId, scriptUrl }: NonNullable<OfferedTools['replay']>): Promise<void> {
  const waiting: unknown[] = [];
  const hj = Object.assign((...call: unknown[]) => void waiting.push(call), { q: waiting });
  Object.assign(globalThis, { hj, _hjSettings: { hjid: Number(siteId), hjsv: VERSION } });
  await loadScript(scriptUrl);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const user = userOfReplay();
    if (user !== undefined) return fillSignal('replay', user);
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}

function userOfReplay(): string | undefined {
  const globals: unknown = Reflect.get(Reflect.get(globalThis, 'hj') ?? {}, 'globals');
  const user = functionOf(globals, 'get')?.('userId');
  return typeof user === 'string' && user !== '' ? user : undefined;
}
