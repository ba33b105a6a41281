import * as z from 'zod/mini';
import type { Vault } from '../../../kernel/crypto/vault.ts';
import type { ProviderAccount } from '../../../providers/openpay/transactions.ts';

const originSchema = z.object({ clabe: z.string(), holderName: z.nullable(z.string()) });

const contextOf = (id: string): string => `money-in:${id}:origin`;

/** Seals the account from which money came, for its payment or receipt. */
export const sealOrigin = (vault: Vault, id: string, origin: ProviderAccount | undefined): Buffer | undefined =>
  origin && vault.seal(JSON.stringify({ clabe: origin.clabe, holderName: origin.holderName ?? null }), contextOf(id));

/** Opens the account from which money came. */
export function openOrigin(vault: Vault, id: string, sealed: Buffer): ProviderAccount {
  const { clabe, holderName } = originSchema.parse(JSON.parse(vault.openText(sealed, contextOf(id))));
  return { clabe, holderName: holderName ?? undefined };
}

/** Returns a hash of an account, which reveals no number and is the same for every payer from it. */
export const originHash = (vault: Vault, { clabe }: Pick<ProviderAccount, 'clabe'>): Buffer =>
  vault.searchHash('clabe', clabe);
