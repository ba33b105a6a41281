import type { Centavos } from '@lender/money';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { createApplication } from './applications/create-application.ts';
import type { getBanks } from './clients/get-banks.ts';
import { defineEndpoint, lazy, type RefusalOf, type Reply, type Send, type WireReply } from './endpoint.ts';
import type { getActiveLoan } from './servicing/get-active-loan.ts';

test('a schema is built on first use, and only once', () => {
  let builds = 0;
  const schema = lazy(() => {
    builds += 1;
    return z.string();
  });
  expect(builds).toBe(0);
  expect(schema()).toBe(schema());
  expect(builds).toBe(1);
});

test('amounts are pesos on the wire and centavos in programs', () => {
  expectTypeOf<Send<typeof createApplication>['body']['loanAmount']>().toEqualTypeOf<Centavos>();
  expectTypeOf<Reply<typeof getActiveLoan>['total']>().toEqualTypeOf<Centavos>();
  expectTypeOf<WireReply<typeof getActiveLoan>['total']['amount']>().toEqualTypeOf<number>();
});

test('the type of an endpoint names its refusals', () => {
  expectTypeOf<'no_active_loan'>().toEqualTypeOf<RefusalOf<typeof getActiveLoan>>();
  expectTypeOf<RefusalOf<typeof getBanks>>().toBeNever();
});

test('a call without parameters, query and body requires no input', () => {
  expectTypeOf<Send<typeof getBanks>>().toBeUnknown();
});

describe('access to a call', () => {
  const call = {
    name: 'call',
    method: 'GET',
    path: '/web/private/call',
    summary: '',
    reply: lazy(z.string),
    refusals: [],
  } as const;

  test('a call for staff must name a permission from the list', () => {
    expect(defineEndpoint({ ...call, access: 'staff', permission: 'case.read' }).permission).toBe('case.read');
    // @ts-expect-error a staff call without a permission is none
    defineEndpoint({ ...call, access: 'staff' });
    // @ts-expect-error no role has a permission that is not in the list
    defineEndpoint({ ...call, access: 'staff', permission: 'case.devour' });
  });

  test('calls for borrowers have neither a permission nor an approval by a second person', () => {
    // @ts-expect-error permissions belong to the staff
    defineEndpoint({ ...call, access: 'client', permission: 'case.read' });
    // @ts-expect-error so do approvals
    defineEndpoint({ ...call, access: 'public', approval: 'four-eyes' });
  });
});
