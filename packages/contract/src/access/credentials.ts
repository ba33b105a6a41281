import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { passwordText } from '../wire/password.ts';
import { oneTimePassword } from './second-factor/second-factor.ts';

/** An e-mail or, for a client, a ten-digit phone. Control characters are refused. */
export const username = lazy(() => z.string().check(z.minLength(1), z.maxLength(254), z.regex(/^[^\p{Cc}]*$/u)));

/** Input with which a client signs in. */
export const credentials = lazy(() => z.strictObject({ username: username(), password: passwordText() }));

/**
 * Input with which a member of staff signs in, with the code of the authenticator app where a second factor is set up.
 */
export const userCredentials = lazy(() =>
  z.strictObject({
    username: username(),
    password: passwordText(),
    otp: z.optional(oneTimePassword()),
  }),
);
