import { type ApprovalPayload, LEGAL_KINDS, type LegalKind, publishLegalText } from '@lender/contract';
import { ok } from '@lender/result';
import { refuse } from '../../kernel/refusal.ts';
import { defineApproval } from '../approvals/index.ts';
import { beginPublication } from '../drafts/index.ts';
import { sha256Of, storeText } from '../legal-texts/index.ts';
import { faultsOfLegalText } from './legal-faults.policy.ts';
import { legalSubject, newestText } from './legal-rows.ts';

/**
 * Puts a wording into force from now or from a later day on, as the next version. Earlier acceptances keep their
 * version.
 */
export const publishLegalApproval = defineApproval({
  kind: 'legal.publish',
  commandOf: (payload) => ({ kind: 'legal.publish', payload }),
  endpoint: publishLegalText,
  subjectOf: (payload) => ({ settingName: legalSubject(kindOf(payload)) }),
  versionOf: async (tx, payload) => String((await newestText(tx, kindOf(payload))).version),
  execute: async (tx, payload, { maker, checker, reason }, services) => {
    const kind = kindOf(payload);
    const { basedOn, text, registration, from } = payload;
    if (faultsOfLegalText({ kind, text, registration }).length > 0)
      return refuse('draft_not_ready', { facts: { because: 'invalid' } });
    const begins = await beginPublication(tx, from, services);
    if (!begins.ok) return begins;
    const { now } = await services.clock.business(tx);
    const isStored = await storeText(tx, {
      ...{ kind, version: basedOn + 1, body: text, sha256: sha256Of(text), registration },
      ...{ live_from: begins.value, published_at: now, made_by: maker, approved_by: checker, reason },
    });
    return isStored ? ok(undefined) : refuse('draft_changed');
  },
});

/** Returns the text that a request names. @throws when no text has this name any more */
function kindOf({ legalText }: ApprovalPayload<'legal.publish'>): LegalKind {
  const kind = LEGAL_KINDS.find((each) => each === legalText);
  if (!kind) throw new Error(`there is no legal text called ${legalText}`);
  return kind;
}
