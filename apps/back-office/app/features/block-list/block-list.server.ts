import { BLOCK_KINDS, getBackOfficeUser, listBlockedIdentifiers, unblockIdentifier } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { type FormProblem, submitForm } from '@lender/web/forms';
import { leadTo, type Outcome, showRefusal } from '@lender/web/outcome';
import { toOutcome } from '../../forms/to-outcome.ts';
import { unreadable } from '../../platform/unreadable.ts';
import { withFlash } from '../../shell/flash.ts';
import { type PageLink, type PageLinks, pageLinks } from '../../shell/page-links.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { blockForm } from './block-form.ts';
import { blockListCopy as copy } from './block-list.copy.es.ts';
import { type BlockQuery, blockListPath } from './block-query.ts';

/** Blocked identifier as it is drawn. */
export interface BlockView {
  readonly id: string;
  readonly kind: string;
  readonly ending: string;
  readonly reason: string;
  readonly addedBy: string;
  readonly addedAt: string;
}

export interface BlockListView extends PageLinks {
  readonly tabs: readonly PageLink[];
  readonly blocked: readonly BlockView[];
  /** Number of the last page that has entries, at least 1. */
  readonly lastPage: number;
}

const perPage = 25;

/** Reads one page of blocked identifiers, with the names of those who blocked them. */
export async function readBlockList(call: Call, query: BlockQuery): Promise<BlockListView> {
  const answer = await call(listBlockedIdentifiers, { query: { ...query, perPage } });
  if (!answer.ok) throw unreadable('the block list', answer.refusal);
  const { data, pagination = { totalPages: 1 } } = answer;
  const names = await namesOf(call, [...new Set(data.map(({ addedBy }) => addedBy))]);
  const { page } = query;
  const { totalPages } = pagination;
  return {
    tabs: [
      { href: blockListPath({ page: 1 }), label: copy.all, isCurrent: query.kind === undefined },
      ...BLOCK_KINDS.map((kind) => ({
        href: blockListPath({ kind, page: 1 }),
        label: copy.kinds[kind],
        isCurrent: kind === query.kind,
      })),
    ],
    blocked: data.map(({ id, kind, ending, reason, addedBy, addedAt }) => ({
      ...{ id, ending, reason, kind: copy.kinds[kind] },
      addedBy: names.get(addedBy) ?? copy.unknownStaff,
      addedAt: formatInstant(addedAt),
    })),
    lastPage: Math.max(1, totalPages),
    ...pageLinks({ page, totalPages, hrefOf: (to) => blockListPath({ ...query, page: to }) }),
  };
}

async function namesOf(call: Call, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const answer = await call(getBackOfficeUser, { params: { id } });
      return answer.ok ? [[id, answer.data.name] as const] : [];
    }),
  );
  return new Map(found.flat());
}

/** Problem of an action that was not done, besides what is wrong in the form. */
export interface BlockProblem extends FormProblem {
  readonly said?: string;
}

/** Blocks the identifier of a form; the newest comes first on the list of all. */
export async function blockFrom(call: Call, data: FormData): Promise<Outcome<BlockProblem>> {
  const sent = await submitForm(blockForm, data, call);
  return toOutcome(sent, withFlash(blockListPath({ page: 1 }), 'bloqueado'));
}

/** Removes an identifier from the list; reports where it was removed already. */
export async function unblock(
  call: Call,
  { id, back }: { readonly id: string; readonly back: string },
): Promise<Outcome<BlockProblem>> {
  const answer = await call(unblockIdentifier, { params: { id } });
  if (answer.ok) return leadTo(withFlash(back, 'quitado'));
  const said = answer.refusal.code === 'not_found' ? copy.removeProblems.not_found : copy.removeProblems.other;
  return showRefusal({ values: {}, fields: {}, facts: {}, said }, 409);
}
