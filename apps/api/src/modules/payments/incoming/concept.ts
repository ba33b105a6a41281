import type { Vault } from '../../../kernel/crypto/vault.ts';

const contextOf = (receiptId: string): string => `receipt:${receiptId}:concept`;
const LONGEST = 300;

/** Seals what the sender wrote beside the money of a receipt; it may name people. */
export const sealConcept = (vault: Vault, receiptId: string, concept: string | undefined): Buffer | null =>
  concept === undefined || concept.trim() === '' ? null : vault.seal(concept.slice(0, LONGEST), contextOf(receiptId));

/** Opens what the sender wrote beside the money of a receipt. */
export const openConcept = (vault: Vault, receiptId: string, sealed: Buffer): string =>
  vault.openText(sealed, contextOf(receiptId));
