import { createCookie } from '@remix-run/node';
import * as z from 'zod/mini';

const daySeconds = 86_400;

/** Cookie with the reference for a client's behaviour, as long as the server keeps it. */
const cookie = createCookie('__Host-collector', {
  path: '/',
  maxAge: daySeconds,
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
});

const stored = z.object({ owner: z.string(), reference: z.string().check(z.regex(/^[\w-]{1,100}$/)) });

/** Returns the `Set-Cookie` header with a client's reference. */
export const writeReference = (owner: string, reference: string): Promise<string> =>
  cookie.serialize({ owner, reference });

/** Returns a cookie that removes the reference. */
export const forgetReference = (): Promise<string> => cookie.serialize('', { maxAge: 0 });

/**
 * Reads the reference that a browser carries, if it is this client's: another client may have used the browser before.
 */
export async function readReference(request: Request, owner: string): Promise<string | undefined> {
  const read = stored.safeParse(await cookie.parse(request.headers.get('cookie')));
  return read.success && read.data.owner === owner ? read.data.reference : undefined;
}
