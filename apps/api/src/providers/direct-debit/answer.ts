import { fail, ok, type Result } from '@lender/result';
import { HTTPError, type ResponsePromise } from 'ky';
import * as z from 'zod/mini';
import { NotNow } from '../line/not-now.ts';
import { ProviderTrouble } from '../line/trouble.ts';
import type { DebitRefusal } from './port.ts';

const refusalSchema = z.object({ message: z.union([z.string(), z.array(z.string())]) });

/** Status codes by which Belvo refuses what was asked; all others decide nothing. */
const REFUSED: readonly number[] = [400, 404, 422];
/** HTTP status: the same key is being processed now. */
const CONFLICT = 409;

/**
 * Reads Belvo's answer, or its refusal as a value.
 *
 * @throws for every outcome that decides nothing; then asking again is right
 */
export async function answerOf(request: ResponsePromise): Promise<Result<unknown, DebitRefusal & { status: number }>> {
  try {
    return ok(await request.json());
  } catch (error) {
    if (!(error instanceof HTTPError)) throw error;
    const { status } = error.response;
    if (status === CONFLICT) throw new NotNow('this debit is being made at this moment');
    if (!REFUSED.includes(status)) throw error;
    const { data } = refusalSchema.safeParse(error.data);
    if (!data) throw new ProviderTrouble('unreadable', `the provider answered ${status} in no words`, { cause: error });
    return fail({ status, message: [data.message].flat().join('; ') });
  }
}
