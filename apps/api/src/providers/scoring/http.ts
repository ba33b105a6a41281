import ky, { HTTPError } from 'ky';
import * as z from 'zod/mini';
import type { Line } from '../line/line.ts';
import { ProviderTrouble } from '../line/trouble.ts';
import type { DatasetState, Scoring } from './port.ts';
import { type AccessToken, readToken } from './read-token.ts';

const TIMEOUT_MS = 5_000;
/** Time that a token must have left to be used. */
const REMAINING_MS = 30 * 60_000;

const problemSchema = z.object({ title: z.string() });

/** State of the dataset that each of the host's refusals means; any other refusal is trouble. */
const STATES: Readonly<Record<string, DatasetState>> = {
  dataset_in_complete_state: 'complete',
  reference_number_expired: 'refused',
  reference_number_not_unique: 'refused',
  reference_number_invalid: 'refused',
};

export interface ScoringSettings {
  /** The host, without a trailing slash. */
  readonly url: string;
  /** Key of the account. Pages show it, so it is no secret. */
  readonly authKey: string;
}

/** Connects the host to which the scoring collector uploads: `credoAppLogin` and the verification of a reference. */
export function createScoring({ url, authKey }: ScoringSettings, line: Line, wall: () => Date): Scoring {
  const options = { timeout: TIMEOUT_MS, retry: 0 } as const;
  let kept: AccessToken | undefined;
  const token = async (): Promise<string> => {
    const nowMs = wall().getTime();
    if (kept && kept.endsMs - nowMs > REMAINING_MS) return kept.token;
    const login = ky.post(`${url}/api/account/v1/credoAppLogin`, { ...options, json: { authKey } });
    kept = readToken(await login.json().catch(explainLogin), nowMs);
    return kept.token;
  };
  const verify = async (referenceNumber: string): Promise<DatasetState> => {
    const headers = { authorization: `Bearer ${await token()}` };
    try {
      const searchParams = { referenceNumber };
      await ky.get(`${url}/api/datasets/v1/verify/web`, { ...options, headers, searchParams }).json();
      return 'open';
    } catch (error) {
      if (error instanceof HTTPError && error.response.status === 401) kept = undefined;
      return stateOfRefusal(error);
    }
  };
  return { readDataset: (referenceNumber) => line.ask('may_repeat', () => verify(referenceNumber)) };
}

/** @throws always */
function explainLogin(error: unknown): never {
  if (error instanceof HTTPError && error.response.status === 400)
    throw new ProviderTrouble('turned_away', 'the scoring host does not take our key', { cause: error });
  throw error;
}

/** @throws what is no answer about the reference */
function stateOfRefusal(error: unknown): DatasetState {
  if (!(error instanceof HTTPError) || error.response.status !== 400) throw error;
  const { title } = problemSchema.parse(error.data);
  const state = STATES[title];
  if (!state) throw new ProviderTrouble('unreadable', `the scoring host refuses with ${title}`);
  return state;
}
