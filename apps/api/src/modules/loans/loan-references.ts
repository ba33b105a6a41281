import type { Tx } from '../../kernel/database/database.ts';

/** Reads the references by which people name loans, by loan. */
export async function loanReferences(
  tx: Tx,
  loanIds: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(loanIds.filter((id) => id !== null && id !== undefined));
  if (ids.size === 0) return new Map();
  const loans = await tx
    .selectFrom('loan')
    .select(['id', 'hashed_id'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(loans.map(({ id, hashed_id }) => [id, hashed_id]));
}
