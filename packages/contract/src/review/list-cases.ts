import { APPLICATION_STATUSES, type ApplicationStatus, isApplicationStatus } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { pesosInPath } from '../wire/money.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { caseRow } from './case-row.ts';

/** Queues of applications: those that wait for a person, those under way, and all. */
export const CASE_QUEUES = ['manual', 'open', 'all'] as const;
/** Assignee of a case: the caller, none, or a colleague. */
export const CASE_ASSIGNEES = ['me', 'nobody', 'others'] as const;
/** `due`: since when it has waited, which is the order of review; `age`: since when it was requested. */
export const CASE_SORTS = ['due', 'age', 'amount'] as const;
export const SORT_ORDERS = ['ascending', 'descending'] as const;
/** Case about a borrower's first loan, or about one more. */
export const CASE_BORROWERS = ['first', 'repeat'] as const;

const ids = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Start of a page. Callers pass on the value that they were given, and read nothing from it. */
const cursor = lazy(() =>
  z.string().check(z.maxLength(64), z.regex(new RegExp(`^(?:after|before)_\\d{1,17}_${ids}$`))),
);

const hours = lazy(() =>
  z.codec(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.int(), { decode: Number, encode: String }),
);

const status = lazy(() =>
  z.codec(z.enum(APPLICATION_STATUSES.map(String)), z.custom<ApplicationStatus>(isApplicationStatus), {
    decode: (text) => APPLICATION_STATUSES.find((one) => String(one) === text) ?? z.NEVER,
    encode: String,
  }),
);

/**
 * Returns a queue of applications. A page begins after or before a case, at whatever place of the queue that is, so the
 * last page takes as long as the first, and cases that come or go move nothing.
 */
export const listCases = defineEndpoint({
  name: 'listCases',
  method: 'GET',
  path: '/web/private/back-office/application',
  access: 'staff',
  permission: 'case.read',
  summary: 'List the applications of a queue',
  query: lazy(() =>
    z.object({
      queue: z.optional(z.enum(CASE_QUEUES)),
      status: z.optional(status()),
      assignee: z.optional(z.enum(CASE_ASSIGNEES)),
      borrower: z.optional(z.enum(CASE_BORROWERS)),
      /** Bank code: the first three digits of a CLABE. */
      bank: z.optional(z.string().check(z.regex(/^\d{3}$/))),
      amountFrom: z.optional(pesosInPath()),
      amountTo: z.optional(pesosInPath()),
      /** Smallest number of full hours that a case has been in its status. */
      waitingHours: z.optional(hours()),
      sort: z.optional(z.enum(CASE_SORTS)),
      order: z.optional(z.enum(SORT_ORDERS)),
      cursor: z.optional(cursor()),
      perPage: z.optional(countInQuery(500)),
    }),
  ),
  reply: lazy(() =>
    z.object({
      cases: z.array(caseRow()),
      /** Cursors of the next and the previous page. */
      next: z.nullable(cursor()),
      previous: z.nullable(cursor()),
      /** Number, exact up to 1000; beyond that the database's own estimate. */
      total: z.int(),
      isEstimate: z.boolean(),
    }),
  ),
  refusals: [],
});
