import { type Reply, searchBackOffice } from '@lender/contract';
import { type Call, isApiError } from '@lender/sdk';
import { findText } from '../../forms/find-text.ts';
import { unreadable } from '../../platform/unreadable.ts';
import type { searchProblems } from './search.copy.es.ts';

/**
 * Reason why nothing was searched: the text was too short, the search did not answer, or the day's quota of identifiers
 * is used up.
 */
export interface NotFound {
  readonly typed: string;
  readonly problem: keyof typeof searchProblems;
}

/** Results of a search, and the text that was searched for. */
export interface Hits extends Reply<typeof searchBackOffice> {
  readonly text: string;
}

/** Searches for what was typed. */
export async function searchFor(call: Call, typed: string): Promise<Hits | NotFound> {
  const text = findText(typed);
  if (text === undefined) return { typed, problem: 'too_short' };
  try {
    const answer = await call(searchBackOffice, { query: { text } });
    if (!answer.ok && answer.refusal.code === 'identifier_quota_used') return { typed, problem: 'quota_used' };
    if (!answer.ok) throw unreadable('what was found', answer.refusal);
    return { text, ...answer.data };
  } catch (error) {
    if (isApiError(error)) return { typed, problem: 'failed' };
    throw error;
  }
}
