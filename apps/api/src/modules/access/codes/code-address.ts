import type { Vault } from '../../../kernel/crypto/vault.ts';
import type { CodeChannel, CodePurpose } from '../../../kernel/database/schema.ts';

export interface CodeAddress {
  readonly channel: CodeChannel;
  /** Ten digits, or an e-mail address in its one spelling. */
  readonly address: string;
  readonly purpose: CodePurpose;
  /** What the code is bound to: a client, an agreement, or the purpose itself. It answers nothing else. */
  readonly subject: string;
}

export type CodeGuess = CodeAddress & { readonly code: string; readonly field: readonly string[] };

const KIND = { sms: 'phone', email: 'email' } as const satisfies Record<CodeChannel, string>;

/** How the address of a code is found again. */
export const addressHash = (vault: Vault, { channel, address }: Pick<CodeAddress, 'channel' | 'address'>): Buffer =>
  vault.searchHash(KIND[channel], address);

/** A code's hash differs per address and purpose: equal codes do not look equal in the table. */
export const codeHash = (
  vault: Vault,
  { channel, address, purpose, code }: Omit<CodeAddress, 'subject'> & { readonly code: string },
): Buffer => vault.searchHash('code', [channel, address, purpose, code].join('\0'));
