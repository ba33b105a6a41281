import * as z from 'zod/mini';
import { lazy } from '../../endpoint.ts';

/** Six digits of an authenticator app. */
export const oneTimePassword = lazy(() => z.string().check(z.regex(/^[0-9]{6}$/)));

const recoveryCode = lazy(() => z.string().check(z.regex(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/)));

/** Recovery codes, each of which replaces a code of the app once. */
export const recoveryCodes = lazy(() => z.array(recoveryCode()));

/** A code of the app, or a recovery code. */
export const secondFactorCode = lazy(() =>
  z.string().check(z.regex(/^([0-9]{6}|[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5})$/)),
);
