import {
  APPLICATION_NEEDS,
  APPLICATION_STATUS,
  CLIENT_STATUS,
  type ClientStatus,
  type FlowNeeds,
  type FlowState,
  LOAN_STATUS,
  NEED_STATES,
  OPEN_LOAN_STATUSES,
} from '@lender/lending';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../../kernel/database/database.ts';
import { prepared } from '../../../kernel/database/prepared.ts';
import { PAID_OUT_LOAN_STATUSES } from '../../loans/index.ts';
import { livePolicy } from '../../policies/index.ts';
import { type Objection, storedObjections } from './objection.ts';

/** Hours that a rejection stays on its own page before the client may start again from there. */
const REJECTION_NOTICE_HOURS = 24;

interface FlowRow {
  client_id: string;
  status: ClientStatus;
  has_details: boolean;
  has_employment: boolean;
  has_address: boolean;
  has_reference: boolean;
  has_bank_account: boolean;
  application_status: FlowState['applicationStatus'];
  status_since: Date | null;
  loan_status: FlowState['loanStatus'];
  offset_ms: number;
  asks: unknown;
  pre_approval: boolean;
  needs: unknown;
}

const storedAsks = z._default(z.array(z.enum(APPLICATION_NEEDS)), ['idDocuments']);
const storedNeeds = z._default(
  z.array(z.object({ need: z.enum(APPLICATION_NEEDS), state: z.enum(NEED_STATES), objections: storedObjections })),
  [],
);
type StoredNeeds = z.output<typeof storedNeeds>;

/** Builds the one query of the flow; every signed-in client asks for it every ten seconds. */
export const flowQuery = (clientId: string, wallNow: Date) => flowsOf(sql`c.client_id = ${clientId}`, wallNow);

const flowsOf = (whose: RawBuilder<unknown>, wallNow: Date) =>
  sql<FlowRow>`
    select c.client_id, c.status,
      exists (select from client_details where client_id = c.client_id) as has_details,
      exists (select from employment where client_id = c.client_id) as has_employment,
      exists (select from address where client_id = c.client_id) as has_address,
      exists (select from reference_contact where client_id = c.client_id) as has_reference,
      exists (select from bank_account where client_id = c.client_id) as has_bank_account,
      a.status as application_status, a.status_since,
      (select status from loan where client_id = c.client_id and status in (${sql.join([...PAID_OUT_LOAN_STATUSES])}) order by status in (${sql.join([...OPEN_LOAN_STATUSES])}) desc, id desc limit 1) as loan_status,
      (select jsonb_agg(jsonb_build_object('need', need, 'state', state, 'objections', objections))
        from application_need where client_id = c.client_id and application_id = a.id) as needs,
      p.config -> 'asks' as asks, coalesce((p.config ->> 'preApproval')::boolean, false) as pre_approval,
      k.offset_ms
    from client c
    cross join business_clock k
    left join lateral (${livePolicy(sql`${wallNow}::timestamptz + k.offset_ms * interval '1 millisecond'`)}) p on true
    left join lateral (select * from application where client_id = c.client_id order by id desc limit 1) a on true
    where ${whose}`;

const flowRow = prepared((db, clientId: string, wallNow: Date) => ({
  compile: () => flowQuery(clientId, wallNow).compile(db),
}));

export interface Flow {
  readonly state: FlowState;
  /** Reasons why something is asked for again. */
  readonly objections: readonly Objection[];
}

/** Reads everything on which the client's step depends, in one indexed read. */
export async function readFlow(db: Db | Tx, clientId: string, wallNow: Date): Promise<Flow> {
  const [row] = await flowRow(db, clientId, wallNow);
  if (!row) throw new Error(`client ${clientId} is gone`);
  const { state, needs } = flowOf(row, wallNow);
  return {
    state,
    objections: needs.filter(({ state }) => state === 'open').flatMap(({ objections }) => objections),
  };
}

export const readFlowState = async (db: Db | Tx, clientId: string, wallNow: Date): Promise<FlowState> =>
  (await readFlow(db, clientId, wallNow)).state;

/** Reads the flow of many clients at once, in no order: a sweep does so before it works on any of them. */
export async function readFlowStates(
  db: Db,
  clientIds: readonly string[],
  wallNow: Date,
): Promise<readonly { readonly clientId: string; readonly state: FlowState }[]> {
  const { rows } = await flowsOf(sql`c.client_id = any(${[...clientIds]}::uuid[])`, wallNow).execute(db);
  return rows.map((row) => ({ clientId: row.client_id, state: flowOf(row, wallNow).state }));
}

function flowOf(row: FlowRow, wallNow: Date): { readonly state: FlowState; readonly needs: StoredNeeds } {
  const needs = storedNeeds.parse(row.needs ?? undefined);
  return { needs, state: flowStateOf(row, needs, new Date(wallNow.getTime() + row.offset_ms)) };
}

function flowStateOf(row: FlowRow, needs: StoredNeeds, businessNow: Date): FlowState {
  const noticeEnds = row.status_since && row.status_since.getTime() + REJECTION_NOTICE_HOURS * 3_600_000;
  return {
    clientStatus: row.status,
    loanStatus: row.loan_status,
    applicationStatus: row.application_status,
    isRejectionNoticeOpen: noticeEnds !== null && noticeEnds > businessNow.getTime(),
    hasPreApproval:
      row.pre_approval &&
      row.application_status === APPLICATION_STATUS.completed &&
      row.loan_status === LOAN_STATUS.paid,
    hasDetails: row.has_details,
    needs: needsOf(row, needs),
  };
}

/** Returns what every loan needs, what the policy asks for, and what was asked for once more. */
function needsOf(row: FlowRow, stored: StoredNeeds): FlowNeeds {
  const stateOf = new Map(stored.map(({ need, state }) => [need, state]));
  const asked = new Set([...storedAsks.parse(row.asks ?? undefined), ...stateOf.keys()]);
  const states = [
    ['employment', row.has_employment ? 'done' : 'open'],
    ['address', row.has_address ? 'done' : 'open'],
    ['reference', row.has_reference ? 'done' : 'open'],
    ['bankAccount', row.has_bank_account && row.status !== CLIENT_STATUS.bankAccountSelect ? 'done' : 'open'],
    ...[...asked].map((need) => [need, stateOf.get(need) ?? 'open'] as const),
  ] as const;
  const inState = (wanted: 'open' | 'submitted') =>
    states.filter(([, state]) => state === wanted).map(([need]) => need);
  return { open: inState('open'), submitted: inState('submitted') };
}
