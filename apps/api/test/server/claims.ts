import { type Endpoint, type RefusalOf, refusalStatus } from '@lender/contract';
import { expect, test } from 'vitest';
import type { Called } from './call.ts';

/** Defines a test that an endpoint answers as the contract says. `contract-coverage.test.ts` counts these. */
export function answers<E extends Endpoint>(endpoint: E, act: () => Promise<Called<E>>): void {
  test(`${endpoint.name} answers`, async () => {
    const { status, body } = await act();
    expect({ status, body }).toMatchObject({ status: endpoint.status ?? 200 });
  });
}

/** Defines a test that an endpoint refuses with a code that it declares. `contract-coverage.test.ts` counts these. */
export function refuses<E extends Endpoint>(endpoint: E, code: RefusalOf<E>, act: () => Promise<Called<E>>): void {
  test(`${endpoint.name} refuses ${code}`, async () => {
    const answer = await act();
    expect({ status: answer.status, code: answer.code }).toEqual({ status: refusalStatus(code), code });
  });
}
