import { loginUser } from '@lender/contract';
import { type Call, isApiError } from '@lender/sdk';
import { tokenAccount } from '@lender/web/session';
import * as z from 'zod/mini';
import { sessionCopy as copy } from './session.copy.es.ts';
import type { SignInProblems } from './sign-in-form.tsx';

const credentials = z.object({
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(128)),
  otp: z.optional(z.string()),
});

export type SignInOutcome = { readonly ok: true } | { readonly ok: false; readonly problems: SignInProblems };

/** Signs a member of staff in; the token becomes the session by itself. */
export async function signIn(call: Call, form: FormData): Promise<SignInOutcome> {
  const given = credentials.safeParse(Object.fromEntries(form));
  if (!given.success) return { ok: false, problems: { fields: missingFields(given.error) } };

  const { otp = '', ...pair } = given.data;
  const code = otp.replace(/\s/g, '');
  if (code !== '' && !/^\d{6}$/.test(code)) return askForCode(copy.code.wrong);
  const answer = await call(loginUser, { body: code === '' ? pair : { ...pair, otp: code } }).catch(asAway);
  if (!answer) return { ok: false, problems: { refused: copy.refused.other } };
  if (!answer.ok)
    return { ok: false, problems: { refused: refusalWords(answer.refusal.code), asksForCode: code !== '' } };
  // The password was right, and the token opens nothing before the second factor.
  return tokenAccount(answer.data.Authorization) === 'user' ? { ok: true } : askForCode(copy.code.missing);
}

const askForCode = (otp: string): SignInOutcome => ({ ok: false, problems: { fields: { otp }, asksForCode: true } });

/** An API that does not answer takes nothing from the page: what was typed is still there to be sent again. */
function asAway(error: unknown): undefined {
  if (isApiError(error)) return undefined;
  throw error;
}

function missingFields(error: z.core.$ZodError<z.infer<typeof credentials>>): SignInProblems['fields'] {
  const { username, password } = z.flattenError(error).fieldErrors;
  return { ...(username && { username: copy.missing.username }), ...(password && { password: copy.missing.password }) };
}

function refusalWords(code: string): string {
  return code === 'credentials_wrong' || code === 'rate_limited' ? copy.refused[code] : copy.refused.other;
}
