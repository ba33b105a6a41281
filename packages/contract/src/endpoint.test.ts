import type { Centavos } from '@lender/money';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { createApplication } from './applications/create-application.ts';
import type { getBanks } from './catalogues/get-banks.ts';
import { defineEndpoint, lazy, type RefusalOf, type Reply, type Send, type WireReply } from './endpoint.ts';
import type { getActiveLoan } from './loans/get-active-loan.ts';

test('a schema is built when it is first asked for, and once', () => {
  let builds = 0;
  const schema = lazy(() => {
    builds += 1;
    return z.string();
  });
  expect(builds).toBe(0);
  expect(schema()).toBe(schema());
  expect(builds).toBe(1);
});

test('programs hold centavos where pesos travel', () => {
  expectTypeOf<Send<typeof createApplication>['body']['loanAmount']>().toEqualTypeOf<Centavos>();
  expectTypeOf<Reply<typeof getActiveLoan>['total']>().toEqualTypeOf<Centavos>();
  expectTypeOf<WireReply<typeof getActiveLoan>['total']['amount']>().toEqualTypeOf<number>();
});

test('an endpoint knows its refusals by name', () => {
  expectTypeOf<'no_active_loan'>().toEqualTypeOf<RefusalOf<typeof getActiveLoan>>();
  expectTypeOf<RefusalOf<typeof getBanks>>().toBeNever();
});

test('a call that carries nothing asks for nothing', () => {
  expectTypeOf<Send<typeof getBanks>>().toBeUnknown();
});

describe('who may call', () => {
  const call = {
    name: 'call',
    method: 'GET',
    path: '/web/private/call',
    summary: '',
    reply: lazy(z.string),
    refusals: [],
  } as const;

  test('staff is never enough: the call names the permission', () => {
    expect(defineEndpoint({ ...call, access: 'staff', permission: 'case.read' }).permission).toBe('case.read');
    // @ts-expect-error a staff call without a permission is none
    defineEndpoint({ ...call, access: 'staff' });
    // @ts-expect-error no role has a permission that is not in the list
    defineEndpoint({ ...call, access: 'staff', permission: 'case.devour' });
  });

  test('borrowers have neither permissions nor a second pair of eyes', () => {
    // @ts-expect-error permissions belong to the staff
    defineEndpoint({ ...call, access: 'client', permission: 'case.read' });
    // @ts-expect-error so do approvals
    defineEndpoint({ ...call, access: 'public', approval: 'four-eyes' });
  });
});
