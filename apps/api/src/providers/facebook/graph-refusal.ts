import { HTTPError } from 'ky';
import * as z from 'zod/mini';
import { ProviderTrouble } from '../line/trouble.ts';

const refusalSchema = z.object({
  error: z.object({ message: z.string(), code: z.int(), error_subcode: z.optional(z.int()) }),
});

/** A parameter is refused: the code, its verifier or the page that it came back to. */
const INVALID_PARAMETER = 100;
/** Facebook has trouble of its own, or only for now. */
const ITS_OWN_TROUBLE: readonly number[] = [1, 2];
const WRONG_SECRET = /client secret/i;
/** A visitor who comes with the code of another one gets the error number of Facebook's own trouble. */
const WRONG_VERIFIER = /code.verifier/i;

/**
 * Returns the number of the error by which the Graph API refuses a code.
 *
 * @see https://developers.facebook.com/docs/graph-api/guides/error-handling
 * @throws for errors that say nothing of the code: our account, too many calls, its own trouble
 */
export function readCodeRefusal(error: unknown): string {
  if (!(error instanceof HTTPError) || error.response.status !== 400) throw error;
  // Facebook has also labelled its JSON as JavaScript.
  const said: unknown = typeof error.data === 'string' ? JSON.parse(error.data) : error.data;
  const { message, code, error_subcode } = refusalSchema.parse(said).error;
  if (code === INVALID_PARAMETER || WRONG_VERIFIER.test(message)) return String(error_subcode ?? code);
  const isOurs = WRONG_SECRET.test(message) || !ITS_OWN_TROUBLE.includes(code);
  throw new ProviderTrouble(isOurs ? 'turned_away' : 'server_error', `Facebook refuses with ${code}`, { cause: error });
}
