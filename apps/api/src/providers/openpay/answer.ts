import { fail, ok, type Result } from '@lender/result';
import { HTTPError, type ResponsePromise } from 'ky';
import * as z from 'zod/mini';
import { ProviderTrouble } from '../line/trouble.ts';
import type { ProviderRefusal } from './transactions.ts';

const refusalSchema = z.object({ error_code: z.int(), description: z.string() });

/** Status codes that decide nothing: our key is not accepted, the call came too late, or there were too many. */
const UNDECIDED: readonly number[] = [401, 403, 408, 429];

/**
 * Returns the provider's answer, or its refusal as a value.
 *
 * @throws for everything that decides nothing, as when it has trouble of its own; then asking again is right.
 */
export async function answerOf(request: ResponsePromise): Promise<Result<unknown, ProviderRefusal>> {
  try {
    return ok(await request.json());
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    return fail(refusal);
  }
}

function refusalOf(error: unknown): ProviderRefusal | undefined {
  if (!(error instanceof HTTPError)) return undefined;
  const { status } = error.response;
  if (status >= 500 || UNDECIDED.includes(status)) return undefined;
  const { data } = refusalSchema.safeParse(error.data);
  if (!data)
    throw new ProviderTrouble('unreadable', `the provider answered ${status} without its code`, { cause: error });
  return { code: data.error_code, description: data.description };
}
