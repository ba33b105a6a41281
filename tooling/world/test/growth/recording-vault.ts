import type { Vault } from '@lender/api/kernel/crypto/vault';

/** Texts that a vault sealed and hashed, by the bytes that it returned, as PostgreSQL writes them. */
export interface Recorded {
  readonly seals: ReadonlyMap<string, { readonly plain: string; readonly context: string }>;
  readonly hashes: ReadonlyMap<string, { readonly kind: string; readonly value: string }>;
}

/** Returns bytes as PostgreSQL writes them. */
export const bytesText = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`;

/** Returns a vault that records the plain text of each secret, so that copies can be made. Files are left out. */
export function recordingVault(vault: Vault): { readonly vault: Vault; readonly recorded: Recorded } {
  const seals = new Map<string, { plain: string; context: string }>();
  const hashes = new Map<string, { kind: string; value: string }>();
  return {
    recorded: { seals, hashes },
    vault: {
      ...vault,
      seal: (plain, context) => {
        const sealed = vault.seal(plain, context);
        if (typeof plain === 'string') seals.set(bytesText(sealed), { plain, context });
        return sealed;
      },
      searchHash: (kind, value) => {
        const hash = vault.searchHash(kind, value);
        hashes.set(bytesText(hash), { kind, value });
        return hash;
      },
    },
  };
}
