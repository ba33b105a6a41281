import { getPolicy, listPolicies } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome } from '@lender/web/outcome';
import type { ChangeRow } from '../../forms/drafts/change-row.ts';
import { type VersionsView, versionsView } from '../../forms/drafts/draft-rows.ts';
import { type StartField, startPolicyForm } from '../../forms/drafts/start-form.ts';
import { showProblem } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { changeRows } from './draft-view.ts';
import { type PolicySection, policySections } from './policy-sections.ts';

/** Reads every version and the drafts, in words. */
export async function readPolicies(call: Call): Promise<VersionsView> {
  const answer = await call(listPolicies);
  if (!answer.ok) throw unreadable('the policies', answer.refusal);
  return versionsView(answer.data, {
    versionPath: (version) => screenPath('policy', { version }),
    draftPath: (id) => screenPath('policyDraft', { id }),
  });
}

/** Creates a draft as its form says, and continues to it. */
export async function startDraft(call: Call, data: FormData): Promise<Outcome<FormProblem<StartField>>> {
  const submitted = await submitForm(startPolicyForm, data, call);
  return submitted.ok ? leadTo(screenPath('policyDraft', { id: submitted.value.id })) : showProblem(submitted.problem);
}

export interface PolicyView {
  readonly version: number;
  readonly since: string;
  readonly changes: readonly ChangeRow[];
  readonly sections: readonly PolicySection[];
}

/** Reads one published version; undefined when there is none with that number. */
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
