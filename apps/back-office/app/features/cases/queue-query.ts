import {
  CASE_ASSIGNEES,
  CASE_BORROWERS,
  CASE_QUEUES,
  CASE_SORTS,
  type listCases,
  type Send,
  SORT_ORDERS,
} from '@lender/contract';
import { type ApplicationStatus, isApplicationStatus } from '@lender/lending';
import { type Centavos, centavosFromPesos, pesosFromCentavos } from '@lender/money';
import * as z from 'zod/mini';
import { screenPath } from '../../screens.ts';
import { QUEUE_COLUMNS, type QueueColumn } from './queue-columns.ts';

export type Queue = (typeof CASE_QUEUES)[number];
type CaseQuery = Send<typeof listCases>['query'];

/** Selection of a queue; all of it is kept in the address. */
export interface QueueQuery
  extends Pick<CaseQuery, 'status' | 'assignee' | 'borrower' | 'bank' | 'amountFrom' | 'amountTo' | 'waitingHours'>,
    Pick<CaseQuery, 'sort' | 'order' | 'cursor'> {
  readonly queue: Queue;
  /** Columns to show; absent for the default ones. */
  readonly columns?: readonly QueueColumn[];
}

/** Returns the schema of an address parameter that is one of these words; text that makes no sense is left out. */
const wordOf = <const Word extends string>(words: readonly Word[]) => z.catch(z.optional(z.enum(words)), undefined);
const wholeNumber = (max: number) =>
  z.catch(z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(max))), undefined);

const queueName = z.enum(CASE_QUEUES);
const assignee = wordOf(CASE_ASSIGNEES);
const borrower = wordOf(CASE_BORROWERS);
const sort = wordOf(CASE_SORTS);
const order = wordOf(SORT_ORDERS);
const bank = z.catch(z.optional(z.string().check(z.regex(/^\d{3}$/))), undefined);
const cursor = z.catch(z.optional(z.string().check(z.regex(/^(?:after|before)_\d{1,17}_[0-9a-f-]{36}$/))), undefined);
const columnName = z.catch(z.nullable(z.enum(QUEUE_COLUMNS)), null);
const hours = wholeNumber(9_999);
const pesos = wholeNumber(1_000_000);

/** Reads an address; `undefined` when there is no such queue. */
export function parseQueueQuery(queue: string | undefined, search: URLSearchParams): QueueQuery | undefined {
  const name = queueName.safeParse(queue);
  if (!name.success) return undefined;
  const said = (parameter: string) => search.get(parameter) || undefined;
  const columns = search.getAll('col').flatMap((column) => columnName.parse(column) ?? []);
  return {
    queue: name.data,
    ...given('status', statusOf(said('estado'))),
    ...given('assignee', assignee.parse(said('asignada'))),
    ...given('borrower', borrower.parse(said('cliente'))),
    ...given('bank', bank.parse(said('banco'))),
    ...given('amountFrom', amountOf(said('desde'))),
    ...given('amountTo', amountOf(said('hasta'))),
    ...given('waitingHours', hours.parse(said('horas'))),
    ...given('sort', sort.parse(said('orden'))),
    ...given('order', order.parse(said('sentido'))),
    ...given('cursor', cursor.parse(said('lugar'))),
    ...given('columns', columns.length > 0 ? columns : undefined),
  };
}

type Given<Name extends string, Value> = { readonly [Key in Name]?: Exclude<Value, undefined> };

/** Returns a field, or no field when its value is undefined. */
function given<const Name extends string, Value>(name: Name, value: Value): Given<Name, Value>;
function given(name: string, value: unknown): object {
  return value === undefined ? {} : { [name]: value };
}

const statusOf = (text: string | undefined): ApplicationStatus | undefined => {
  const status = Number(text);
  return isApplicationStatus(status) ? status : undefined;
};

function amountOf(text: string | undefined): Centavos | undefined {
  const amount = centavosFromPesos(pesos.parse(text) ?? Number.NaN);
  return amount.ok ? amount.value : undefined;
}

const inPesos = (amount: Centavos | undefined) => (amount === undefined ? undefined : pesosFromCentavos(amount));

/** Returns the path of this part of a queue. */
export const queuePath = (query: QueueQuery): string => pathWith(screenPath('queue', { queue: query.queue }), query);

/** Returns the path of only the rows of this part of a queue. */
export const queueRowsPath = (query: QueueQuery): string =>
  pathWith(screenPath('queueRows', { queue: query.queue }), query);

function pathWith(path: string, { queue: _, columns = [], ...query }: QueueQuery): string {
  const said = {
    estado: query.status,
    asignada: query.assignee,
    cliente: query.borrower,
    banco: query.bank,
    desde: inPesos(query.amountFrom),
    hasta: inPesos(query.amountTo),
    horas: query.waitingHours,
    orden: query.sort,
    sentido: query.order,
    lugar: query.cursor,
  };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) if (value !== undefined) search.set(name, String(value));
  for (const column of columns) search.append('col', column);
  return search.size > 0 ? `${path}?${search}` : path;
}
