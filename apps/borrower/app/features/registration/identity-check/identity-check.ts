import { identityCheckCopy } from './identity-check.copy.es.ts';

/** Next action that the identity check asks of the client. */
export type IdentityView =
  /** Text to which the client first agrees. */
  | { readonly kind: 'agree'; readonly text: string }
  | { readonly kind: 'start' }
  /** The session is open at the provider's address, perhaps once more, for this reason. */
  | { readonly kind: 'go'; readonly url: string; readonly again: RepeatReason | null };

const { reasons } = identityCheckCopy.again;
export type RepeatReason = keyof typeof reasons;

/**
 * Maps the provider's code to the reason why everything has to be shown again; a code that has no words here is
 * `other`.
 */
export const repeatReason = (code: string | null): RepeatReason => (isKnown(code) ? code : 'other');

const isKnown = (code: string | null): code is RepeatReason => code !== null && Object.hasOwn(reasons, code);

export type IdentityProblem = keyof typeof identityCheckCopy.problems;
