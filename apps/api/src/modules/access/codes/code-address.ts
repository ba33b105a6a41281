import type { Vault } from '../../../kernel/crypto/vault.ts';
import type { CodeChannel, CodePurpose } from '../tables.ts';

/** Caller who asks for a code or tries one: limits count a visitor by source, and a client by account. */
export type CodeAsker = { readonly source: string } | { readonly clientId: string };

export interface CodeAddress {
  readonly channel: CodeChannel;
  /** Ten digits, or an e-mail address in its normalised spelling. */
  readonly address: string;
  readonly purpose: CodePurpose;
  /**
   * Subject that the code is bound to: a client, an agreement, or the purpose itself. It is not accepted for anything
   * else.
   */
  readonly subject: string;
  readonly asker: CodeAsker;
  /**
   * Values that keep codes for one address apart, where strangers may ask for them: theirs then neither replace the
   * owner's nor use up its tries.
   */
  readonly scope?: readonly string[];
}

/** Place where one code is kept. */
export type CodePlace = Pick<CodeAddress, 'channel' | 'address' | 'scope'>;

export type CodeGuess = CodeAddress & { readonly code: string; readonly field: readonly string[] };

const KIND = { sms: 'phone', email: 'email' } as const satisfies Record<CodeChannel, string>;

/** Returns the hash under which the address of a code is found again. */
export const addressHash = (vault: Vault, { channel, address, scope = [] }: CodePlace): Buffer =>
  vault.searchHash(KIND[channel], [address, ...scope].join('\0'));

/** Hashes a code with its address and purpose: equal codes do not look equal in the table. */
export const codeHash = (
  vault: Vault,
  { channel, address, purpose, code }: Pick<CodeGuess, 'channel' | 'address' | 'purpose' | 'code'>,
): Buffer => vault.searchHash('code', [channel, address, purpose, code].join('\0'));
