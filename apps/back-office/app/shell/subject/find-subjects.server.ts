import type { SearchHit } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { hitDetails } from '../../vocabulary/hit-details.ts';
import { searchProblems } from '../search/search.copy.es.ts';
import { searchFor } from '../search/search-for.server.ts';
import { subjectCopy as copy } from './subject.copy.es.ts';
import { type SubjectOption, subjectOption } from './subject-option.ts';

/** Result of a search for a subject. */
export interface FoundSubjects {
  readonly text: string;
  readonly options: readonly SubjectOption[];
  /** What was found, or why nothing was searched. */
  readonly said: string;
  readonly isRefused: boolean;
}

/** Finds the clients, applications and loans that a text may mean. */
export async function findSubjects(call: Call, typed: string): Promise<FoundSubjects> {
  const found = await searchFor(call, typed);
  if ('problem' in found)
    return { text: found.typed, options: [], said: searchProblems[found.problem], isRefused: true };
  const options = found.hits.flatMap(optionOf);
  return { text: found.text, options, said: found.hasMore ? copy.more : copy.found(options.length), isRefused: false };
}

function optionOf(hit: SearchHit): readonly SubjectOption[] {
  if (hit.kind !== 'client' && hit.kind !== 'application' && hit.kind !== 'loan') return [];
  return [subjectOption({ kind: hit.kind, id: hit.id, name: hit.clientName }, hitDetails(hit))];
}
