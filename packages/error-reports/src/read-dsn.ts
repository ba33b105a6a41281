import * as z from 'zod/mini';

const parts = z.object({ key: z.string().check(z.minLength(1)), project: z.string().check(z.regex(/^\d{1,20}$/)) });

/** Address at which Sentry accepts reports of a project, and the key that authorises them. */
export interface SentryAccount {
  readonly url: string;
  readonly key: string;
}

/**
 * Reads Sentry's one line of settings, `https://key@host/path/project`.
 *
 * @throws without repeating it: it holds a key
 */
export function readDsn(dsn: string): SentryAccount {
  const { origin, username, pathname } = new URL(dsn);
  const at = pathname.lastIndexOf('/');
  const { data } = parts.safeParse({ key: username, project: pathname.slice(at + 1) });
  if (!data) throw new Error('Settings: SENTRY_DSN lacks its key or its project');
  return { url: `${origin}${pathname.slice(0, at)}/api/${data.project}/envelope/`, key: data.key };
}
