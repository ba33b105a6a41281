import type { Vault } from '../../../kernel/crypto/vault.ts';

/** Characters of a key that ends reminders: 78 bits, so guesses need not be counted. */
export const STOP_KEY_LENGTH = 16;

/** Returns the hash of such a key that is stored: a reader of the database cannot use it. */
export const stopKeyHash = (vault: Vault, key: string): Buffer => vault.searchHash('stop_reminders', key);
