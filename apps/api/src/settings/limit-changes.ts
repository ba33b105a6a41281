import * as z from 'zod/mini';

/** Limits that depend on how many people use a lender. Limits against guessing one account are not among them. */
export const CHANGEABLE_LIMITS = [
  'login-attempts-of-source',
  'undo-tries',
  'invitation-tries',
  'recovery-asks-of-source',
  'recovery-tries-of-source',
  'sign-ups',
  'key-checks',
  'key-checks-of-everybody',
  'public-codes',
  'visitor-codes',
  'visitor-code-guesses',
  'visitor-code-guesses-of-everybody',
  'promotion-guesses',
  'promotion-guesses-of-everybody',
  'hello-soda',
  'affiliate-leads',
] as const;

/** Number of hits of a limit in its window, if a lender changed it. */
export type ChangedLimits = { readonly [name in string]?: number };

const entry = /^([a-z-]+)=([1-9]\d{0,6})$/;
const entriesOf = (text: string): string[] => text.split(',').flatMap((one) => one.trim() || []);
const isChange = (text: string): boolean => CHANGEABLE_LIMITS.some((name) => name === entry.exec(text)?.[1]);

/** `sign-ups=200,public-codes=600`: hits of a limit in its window. */
export const limitChanges = z.codec(
  z
    .string()
    .check(
      z.refine((text) => entriesOf(text).every(isChange), 'limits by source, purpose or everybody, as sign-ups=200'),
    ),
  z.custom<ChangedLimits>(),
  {
    decode: (text) =>
      Object.fromEntries(
        entriesOf(text).map((one) => {
          const [, name = '', hits] = entry.exec(one) ?? [];
          return [name, Number(hits)];
        }),
      ),
    encode: (limits) =>
      Object.entries(limits)
        .map(([name, hits]) => `${name}=${hits}`)
        .join(','),
  },
);
