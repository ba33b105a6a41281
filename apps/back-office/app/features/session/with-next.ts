const NEXT = 'siguiente';

/**
 * A step of signing in that knows which page was asked for; `readSignInPath` reads it.
 *
 * @example
 * withNext('/ingresar/codigo', '/colas/all') // → '/ingresar/codigo?siguiente=%2Fcolas%2Fall'
 */
export const withNext = (step: string, next: string): string =>
  next === '/' ? step : `${step}?${new URLSearchParams({ [NEXT]: next })}`;
