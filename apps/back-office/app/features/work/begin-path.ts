import type { WorkKind } from '@lender/contract';
import { screenPath } from '../../screens.ts';
import { withParameter } from '../../shell/with-parameter.ts';
import { matchDepositPath } from '../../vocabulary/match-incoming-payment-path.ts';
import { MINE } from './mine.ts';

const taskPath = (id: string): string => withParameter(screenPath('tasks', {}), 'cerrar', id);

/** Address at which one item of each kind of work begins; a case that no one holds is taken by a form first. */
const BEGIN: Readonly<Record<Exclude<WorkKind, 'free_cases'>, (id: string) => string>> = {
  own_cases: (id) => withParameter(screenPath('case', { id }), 'de', MINE),
  approvals: (id) => `${screenPath('approvals', {})}?${new URLSearchParams({ decidir: id, como: 'approve' })}`,
  complaints: (id) => screenPath('complaint', { id }),
  disputes: taskPath,
  hardship: taskPath,
  transfers: taskPath,
  deposits: matchDepositPath,
  payouts: taskPath,
  bank_lines: (id) => screenPath('statementLine', { id }),
  promises: (id) => screenPath('collection', { id }),
  calls: (id) => screenPath('collection', { id }),
  messages: () => withParameter(screenPath('deliveries', {}), 'estado', 'dead'),
  alerts: (id) => screenPath('alert', { id }),
  tasks: taskPath,
  jobs: () => screenPath('jobs', {}),
  webhooks: () => screenPath('developers', {}),
  invitations: () => screenPath('users', {}),
  policy_drafts: (id) => screenPath('policyDraft', { id }),
  policy_shadows: (id) => screenPath('policyDraft', { id }),
  product_drafts: (id) => screenPath('productDraft', { id }),
};

/** Returns the address at which an item of work begins; undefined for a case that has to be taken first. */
export const beginPath = (kind: WorkKind, id: string): string | undefined =>
  kind === 'free_cases' ? undefined : BEGIN[kind](id);
