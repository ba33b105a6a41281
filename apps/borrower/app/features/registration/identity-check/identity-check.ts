import { identityCheckCopy } from './identity-check.copy.es.ts';

/** What the page of the identity check asks for. */
export type IdentityView =
  /** First the client allows it, in these words. */
  | { readonly kind: 'agree'; readonly text: string }
  | { readonly kind: 'start' }
  /** The session is open at the provider's address, perhaps once more, for this reason. */
  | { readonly kind: 'go'; readonly url: string; readonly again: RepeatReason | null };

const { reasons } = identityCheckCopy.again;
export type RepeatReason = keyof typeof reasons;

/** Why everything has to be shown again, by the provider's code: one that has no words here is `other`. */
export const repeatReason = (code: string | null): RepeatReason => (isKnown(code) ? code : 'other');

const isKnown = (code: string | null): code is RepeatReason => code !== null && Object.hasOwn(reasons, code);

export type IdentityProblem = keyof typeof identityCheckCopy.problems;
