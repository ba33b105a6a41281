import { createEvidenceBundle, getLoan } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { oneLine } from '../../../forms/one-line.ts';
import { unreadable } from '../../../platform/unreadable.ts';
import { screenPath } from '../../../screens.ts';
import { withFlash } from '../../../shell/flash.ts';
import { problemWords } from './evidence.copy.es.ts';

/** Reads the id and the reference of a loan; returns nothing when there is no such loan. */
export async function readEvidence(call: Call, id: string) {
  const answer = await call(getLoan, { params: { id }, query: {} });
  if (answer.ok) return { id, reference: answer.data.hashedId };
  if (answer.refusal.code === 'not_found') return undefined;
  throw unreadable('the loan', answer.refusal);
}

/** Reason of the refusal, and the note that was typed. */
export interface EvidenceProblem {
  readonly said: string;
  readonly note: string;
}

/** Requests the evidence of a loan, and confirms it on the loan's page. */
export async function askEvidence(call: Call, id: string, data: FormData): Promise<Outcome<EvidenceProblem>> {
  const note = oneLine(String(data.get('note') ?? ''));
  const answer = await call(createEvidenceBundle, { params: { id }, body: { note } }, formKeyOf(data));
  if (answer.ok) return leadTo(withFlash(screenPath('evidence', { id }), 'si'));
  return showRefusal({ said: problemWords(answer.refusal.code), note }, 409);
}
