import { ACCESS_QUOTAS } from '../limits.data.ts';
import type { CodeChannel } from '../tables.ts';

export type CodePolicy = 'spec' | 'hardened';

/** Rules of a code: its digits, its guesses, its lifetime, and how soon and how often another one is sent. */
export interface CodeRules {
  readonly digits: number;
  readonly tries: number;
  readonly lifeSeconds: number;
  readonly resendSeconds: number;
  readonly codesADay: number;
}

const SPEC: CodeRules = {
  digits: 3,
  tries: ACCESS_QUOTAS['code-tries'].limit,
  lifeSeconds: 600,
  resendSeconds: 60,
  codesADay: ACCESS_QUOTAS['codes-a-day'].limit,
};

/** `spec` follows the specification; `hardened` has as many digits as OWASP asks for. */
export const CODE_POLICIES: Readonly<Record<CodePolicy, CodeRules>> = {
  spec: SPEC,
  hardened: { ...SPEC, digits: 6 },
};

/** A mailbox is read without haste and its text is pasted, so its codes are long whatever the policy. */
const EMAIL_DIGITS = 6;

/** Returns the rules of a channel. The digits of a text message may be set apart from the policy. */
export const codeRules = (
  channel: CodeChannel,
  env: { readonly CODE_POLICY: CodePolicy; readonly SMS_CODE_DIGITS?: number | undefined },
): CodeRules => ({
  ...CODE_POLICIES[env.CODE_POLICY],
  digits: channel === 'email' ? EMAIL_DIGITS : (env.SMS_CODE_DIGITS ?? CODE_POLICIES[env.CODE_POLICY].digits),
});
