import { getPolicy, listPolicies } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import type { StatusWord } from '../../vocabulary/status-word.ts';
import { type ChangeRow, changeRows } from './draft-view.ts';
import { policiesCopy as copy } from './policies.copy.es.ts';
import { type PolicySection, policySections } from './policy-sections.ts';
import { type StartField, startForm } from './start-form.ts';

export interface VersionRow {
  readonly version: number;
  readonly href: string;
  readonly state: StatusWord;
  readonly since: string;
  readonly by: string;
  readonly approvedBy: string;
  readonly reason: string;
}

export interface DraftRow {
  readonly href: string;
  readonly note: string;
  readonly state: StatusWord;
  readonly basedOn: string;
  readonly author: string;
  readonly changedAt: string;
}

export interface PoliciesView {
  readonly versions: readonly VersionRow[];
  readonly drafts: readonly DraftRow[];
}

/** Every version and what is worked on, in words. */
export async function readPolicies(call: Call): Promise<PoliciesView> {
  const answer = await call(listPolicies);
  if (!answer.ok) throw unreadable('the policies', answer.refusal);
  return {
    versions: answer.data.versions.map(({ version, state, liveFrom, madeByName, approvedByName, reason }) => ({
      version,
      href: screenPath('policy', { version: String(version) }),
      state: copy.states[state],
      since: formatInstant(liveFrom),
      by: madeByName ?? copy.byProgram,
      approvedBy: approvedByName ?? '',
      reason: reason ?? '',
    })),
    drafts: answer.data.drafts.map(({ id, note, state, basedOn, authorName, changedAt }) => ({
      href: screenPath('policyDraft', { id }),
      note,
      state: copy.draftStates[state],
      basedOn: copy.version(basedOn),
      author: authorName,
      changedAt: formatInstant(changedAt),
    })),
  };
}

/** Begins a draft as its form says, and goes on to it. */
export async function startDraft(call: Call, data: FormData): Promise<Outcome<FormProblem<StartField>>> {
  const submitted = await submitForm(startForm, data, call);
  if (!submitted.ok) return showRefusal(submitted.problem, submitted.problem.form ? 409 : 422);
  return leadTo(screenPath('policyDraft', { id: submitted.value.id }));
}

export interface PolicyView {
  readonly version: number;
  readonly since: string;
  readonly changes: readonly ChangeRow[];
  readonly sections: readonly PolicySection[];
}

/** One published version; nothing where there is none of that number. */
export async function readPolicyVersion(call: Call, version: number): Promise<PolicyView | undefined> {
  const answer = await call(getPolicy, { params: { version } });
  if (!answer.ok) {
    if (answer.refusal.code === 'not_found') return undefined;
    throw unreadable('the policy', answer.refusal);
  }
  const { liveFrom, settings } = answer.data;
  return {
    version,
    since: formatInstant(liveFrom),
    changes: changeRows(answer.data),
    sections: policySections(settings),
  };
}
