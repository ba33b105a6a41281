import * as z from 'zod/mini';

/** The host's own documents write the moments with a dot in front. */
const loginSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  issued: z.optional(z.string()),
  expires: z.optional(z.string()),
  '.issued': z.optional(z.string()),
  '.expires': z.optional(z.string()),
});

/** Result of a login. */
export interface AccessToken {
  readonly token: string;
  /** Moment at which the token ends, by our own clock, in ms since 1970. */
  readonly endsMs: number;
}

/**
 * Reads what a login answered. How long a token lives is the difference of the host's two moments, whose clock may be
 * another.
 *
 * @throws when it cannot be read
 */
export function readToken(answer: unknown, nowMs: number): AccessToken {
  const { access_token: token, ...at } = loginSchema.parse(answer);
  const livesMs = Date.parse(at.expires ?? at['.expires'] ?? '') - Date.parse(at.issued ?? at['.issued'] ?? '');
  return { token, endsMs: Number.isNaN(livesMs) ? nowMs : nowMs + livesMs };
}
