import { decodeWire, type getPolicyDraft, policyTest, type Reply } from '@lender/contract';
import type { DraftRecord } from '../drafts/index.ts';

/** Returns the newest test of a draft, as it was stored. */
export function policyTestOf({ id, test }: Pick<DraftRecord, 'id' | 'test'>): Reply<typeof getPolicyDraft>['test'] {
  if (test === null) return null;
  const read = decodeWire(policyTest(), test);
  if (!read.ok) throw new Error(`policy draft ${id}: its test cannot be read`);
  return read.value;
}
