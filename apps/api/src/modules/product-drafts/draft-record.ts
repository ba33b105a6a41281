import { changeProduct, type ProductTerms } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { type DraftRecord, draftSettings, lockDraft, PRODUCT_DRAFTS as name, newestVersion } from '../drafts/index.ts';
import { activeProduct, termsOfVersion } from '../pricing/index.ts';

/** Drafts of the product, and the requests to publish them. */
export const PRODUCT_DRAFTS = { name, kind: 'product.publish' } as const;

/** Locks a draft of the product, at the revision that the author of the action saw. */
export const lockProductDraft = (tx: Tx, seen: { readonly id: string; readonly revision: number }) =>
  lockDraft(tx, { ...seen, name });

/** Reads the terms of a version. @throws when there is none of that number */
export async function knownTerms(tx: Tx, version: number): Promise<ProductTerms> {
  const terms = await termsOfVersion(tx, version);
  if (!terms) throw new Error(`product ${version} is not there`);
  return terms;
}

/** Returns the terms of a draft. */
export async function draftTerms(
  tx: Tx,
  { id, based_on, settings }: Pick<DraftRecord, 'id' | 'based_on' | 'settings'>,
): Promise<ProductTerms> {
  const changed = changeProduct(await knownTerms(tx, based_on), draftSettings({ settings }));
  if (!changed.ok)
    throw new Error(`product draft ${id}: ${changed.problem.problems.map(({ path }) => path).join(', ')}`);
  return changed.value;
}

interface Sold {
  readonly version: number;
  readonly terms: ProductTerms;
}

/** Reads the version that is sold now. */
export async function soldNow(tx: Tx, { clock }: Pick<Services, 'clock'>): Promise<Sold> {
  const { now } = await clock.business(tx);
  const { version } = await activeProduct(tx, now);
  return { version, terms: await knownTerms(tx, version) };
}

/** Returns the newest version; no other transaction publishes until the end of this one. */
export const newestProductVersion = (tx: Tx): Promise<number> => newestVersion(tx, 'product');
