import {
  changePolicyDraft,
  discardPolicyDraft,
  getPolicyDraft,
  publishPolicyDraft,
  startPolicyShadow,
  stopPolicyShadow,
  testPolicyDraft,
} from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { type DraftIntent, type DraftProblem, draftRefusalWords, typedIn } from '../../forms/drafts/draft-intent.ts';
import { draftsCopy } from '../../forms/drafts/drafts.copy.es.ts';
import { changedSettings } from '../../forms/drafts/editable-setting.ts';
import { publishBodyOf } from '../../forms/drafts/publish-body.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { screenPath } from '../../screens.ts';
import { withFlash } from '../../shell/flash.ts';
import { type DraftView, draftView } from './draft-view.ts';

/** Reads a draft in words; undefined when there is none. */
export async function readPolicyDraft(call: Call, id: string): Promise<DraftView | undefined> {
  const answer = await call(getPolicyDraft, { params: { id } });
  if (answer.ok) return draftView(answer.data);
  if (answer.refusal.code === 'not_found') return undefined;
  throw unreadable('the draft of a policy', answer.refusal);
}

interface Asked {
  readonly id: string;
  readonly intent: DraftIntent;
}

/** Does the action of a form on a draft, and shows the draft as it is then. */
export async function actOnDraft(call: Call, { id, intent }: Asked, data: FormData): Promise<Outcome<DraftProblem>> {
  const revision = Number(data.get('revision'));
  const done = await INTENTS[intent](call, { id, revision }, data);
  if (done === true) return leadTo(withFlash(screenPath('policyDraft', { id }), intent));
  return showRefusal({ said: done, values: typedIn(data) }, 409);
}

interface Seen {
  readonly id: string;
  readonly revision: number;
}

/** Returns true when done, else the reason why not. */
type Act = (call: Call, draft: Seen, data: FormData) => Promise<true | string>;

type Answer = { readonly ok: true } | { readonly ok: false; readonly refusal: Parameters<typeof draftRefusalWords>[0] };
const saidOf = (answer: Answer): true | string => answer.ok || draftRefusalWords(answer.refusal);

const save: Act = async (call, { id, revision }, data) => {
  const before = await readPolicyDraft(call, id);
  const settings = changedSettings(
    before?.sections.flatMap(({ groups }) => groups.flatMap((each) => each.settings)) ?? [],
    data,
  );
  if (Object.keys(settings).length === 0) return draftsCopy.edit.nothing;
  return saidOf(await call(changePolicyDraft, { params: { id }, body: { revision, settings } }, formKeyOf(data)));
};

const test: Act = async (call, { id, revision }, data) => {
  const body = { revision, applications: Number(data.get('applications')) };
  return saidOf(await call(testPolicyDraft, { params: { id }, body }, formKeyOf(data)));
};

const shadow: Act = async (call, { id, revision }, data) => {
  const body = { revision, days: Number(data.get('days')) };
  return saidOf(await call(startPolicyShadow, { params: { id }, body }, formKeyOf(data)));
};

const unshadow: Act = async (call, { id }) => saidOf(await call(stopPolicyShadow, { params: { id } }));

const publish: Act = async (call, { id, revision }, data) => {
  const body = publishBodyOf(revision, data);
  if (!body) return draftsCopy.problems.day_unfit;
  return saidOf(await call(publishPolicyDraft, { params: { id }, body }, formKeyOf(data)));
};

const discard: Act = async (call, { id, revision }, data) =>
  saidOf(await call(discardPolicyDraft, { params: { id }, body: { revision } }, formKeyOf(data)));

const INTENTS: Readonly<Record<DraftIntent, Act>> = { save, test, shadow, unshadow, publish, discard };
