import { accessCopy } from './access.copy.es.ts';

const { sessions: copy } = accessCopy;

/** The more specific ones first: each names the others too. */
const BROWSERS = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;
const SYSTEMS = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
] as const;

/**
 * Returns the device with which a session was opened, in words.
 *
 * @example
 * deviceWords('Mozilla/5.0 (X11; Linux x86_64) … Chrome/153.0 Safari/537.36') // → 'Chrome en Linux'
 */
export function deviceWords(userAgent: string | null): string {
  if (!userAgent) return copy.unknownDevice;
  const named = (known: readonly (readonly [RegExp, string])[]) => known.find(([sign]) => sign.test(userAgent))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (!browser && !system) return copy.unknownDevice;
  return copy.device(browser ?? copy.unknownBrowser, system ?? copy.unknownSystem);
}
