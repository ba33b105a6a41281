import type { Visit } from '@lender/web/session';
import { createCookie } from '@remix-run/node';
import * as z from 'zod/mini';
import { type Affiliate, affiliateOf } from './affiliate.ts';

const halfHourSeconds = 1_800;

/** Cookie that stores who sent a visitor. It is read only for an application of a client who allows that. */
const cookie = createCookie('affiliate', {
  path: '/',
  maxAge: halfHourSeconds,
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
});

const fact = z.optional(z.string().check(z.maxLength(128)));
const stored = z.object({ partner: fact, code: fact, campaign: fact, source: fact, optionalParam: fact });

/** Saves the affiliate that sent a visitor, if the address names one; the newest counts. */
export async function rememberAffiliate({ request, context }: Visit): Promise<void> {
  const affiliate = affiliateOf(new URL(request.url).searchParams);
  if (affiliate) context.setCookie(await cookie.serialize(affiliate));
}

/** Reads who sent a visitor in the last half hour. */
export async function readAffiliate(request: Request): Promise<Affiliate | undefined> {
  const read = stored.safeParse(await cookie.parse(request.headers.get('cookie')));
  // Remix returns an empty value for a cookie that cannot be read.
  return read.success && Object.keys(read.data).length > 0 ? read.data : undefined;
}
