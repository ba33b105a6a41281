const NEXT = 'siguiente';

/**
 * Adds to a step of signing in the page that was requested; `readSignInPath` reads it.
 *
 * @example
 * withNext('/ingresar/codigo', '/colas/all') // → '/ingresar/codigo?siguiente=%2Fcolas%2Fall'
 */
export const withNext = (step: string, next: string): string =>
  next === '/' ? step : `${step}?${new URLSearchParams({ [NEXT]: next })}`;
