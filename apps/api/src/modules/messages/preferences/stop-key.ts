import type { Vault } from '../../../kernel/crypto/vault.ts';

/** Characters of a key that ends reminders: 78 bits, so nobody needs to count guesses. */
export const STOP_KEY_LENGTH = 16;

/** What is kept of such a key: whoever reads the database cannot use it. */
export const stopKeyHash = (vault: Vault, key: string): Buffer => vault.searchHash('stop_reminders', key);
