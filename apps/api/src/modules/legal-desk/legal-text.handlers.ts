import { checkLegalText, getLegalText, listLegalTexts, publishLegalText } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { askApproval } from '../approvals/index.ts';
import { beginPublication } from '../drafts/index.ts';
import { canonicalText, sha256Of } from '../legal-texts/index.ts';
import { compareLines } from './compare-lines.policy.ts';
import { readLegalDetail } from './legal-detail.ts';
import { faultsOfLegalText } from './legal-faults.policy.ts';
import { newestText, readLegalRows } from './legal-rows.ts';
import { publishLegalApproval } from './publish-legal-text.approval.ts';

export const listLegalTextsHandler = implement(listLegalTexts, async (_, { tx, services }) =>
  ok([...(await readLegalRows(tx, services))]),
);

export const getLegalTextHandler = implement(
  getLegalText,
  async ({ params: { kind }, query: { version, against } }, { tx, services }) => {
    const detail = await readLegalDetail(tx, { kind, version, against }, services);
    return detail ? ok(detail) : refuse('not_found');
  },
);

export const checkLegalTextHandler = implement(checkLegalText, async ({ params: { kind }, body }, { tx }) => {
  const text = canonicalText(body.text);
  const newest = await newestText(tx, kind);
  return ok({
    changes: compareLines(newest.text, text),
    faults: [...faultsOfLegalText({ kind, text, registration: body.registration })],
    sha256: sha256Of(text),
    newestVersion: newest.version,
  });
});

export const publishLegalTextHandler = implement(
  publishLegalText,
  async ({ params: { kind }, body: { basedOn, registration, note, from, ...body } }, { caller, tx, services }) => {
    const newest = await newestText(tx, kind);
    if (newest.version !== basedOn) return refuse('draft_changed', { facts: { revision: newest.version } });
    const text = canonicalText(body.text);
    const problems = faultsOfLegalText({ kind, text, registration }).map(({ code, about }) =>
      about === null ? code : `${code}: ${about}`,
    );
    if (problems.length > 0) return refuse('setting_invalid', { field: ['text'], facts: { problems } });
    if (text === newest.text && registration === newest.registration)
      return refuse('draft_not_ready', { facts: { because: 'unchanged' } });
    const begins = await beginPublication(tx, from, services, ['from']);
    if (!begins.ok) return begins;
    const changes = compareLines(newest.text, text);
    const linesThat = (change: 'removed' | 'added') =>
      changes.filter((each) => each.change === change).map(({ line }) => line);
    const payload = {
      ...{ legalText: kind, basedOn, text, registration, registrationBefore: newest.registration },
      ...{ removed: linesThat('removed'), added: linesThat('added') },
      ...(from && { from }),
    };
    const command = { payload, reason: note, maker: caller.userId };
    const asked = await askApproval(tx, publishLegalApproval, command, services);
    return asked.ok ? ok({ approvalId: asked.value }) : asked;
  },
);
