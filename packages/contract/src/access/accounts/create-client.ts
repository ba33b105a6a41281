import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { id } from '../../wire/id.ts';
import { passwordText } from '../../wire/password.ts';
import { emailAddress, phoneNumber } from '../../wire/person.ts';
import { smsCode } from '../../wire/text.ts';

/** Registers a client whose phone was verified by the code, and signs them in. */
export const createClient = defineEndpoint({
  name: 'createClient',
  method: 'POST',
  path: '/web/public/client',
  access: 'public',
  summary: 'Register and sign in a client',
  body: lazy(() =>
    z.strictObject({
      language: z.literal('mx'),
      mobilePhone: z.strictObject({ number: phoneNumber() }),
      code: smsCode(),
      email: emailAddress(),
      password: passwordText(),
      /** Code of a friend who referred the client; an unknown one is ignored. */
      referralCode: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{1,20}$/))),
      /** Consents, both required; the text accepted is stored with its version. */
      consents: z.strictObject({ terms: z.literal(true), privacy: z.literal(true) }),
    }),
  ),
  reply: lazy(() => z.object({ id: id(), Authorization: z.string() })),
  status: 201,
  refusals: ['code_wrong', 'code_expired', 'not_unique', 'password_too_weak', 'rate_limited'],
  repeat: 'key',
});
