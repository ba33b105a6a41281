import { decodeWire, getBelvoToken, skipBelvo, storeBelvoLink } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf, retryWhileInFlight } from '@lender/web/forms';
import { leadElsewhere, leadTo, type Outcome } from '@lender/web/outcome';
import { BACK_PATH, type BankLinkProblem, isBankLinkProblem } from './bank-link.ts';

const here = '/registration/belvo';

/** Problem of an earlier attempt, and the address at which the same link is sent once more. */
export interface BankLinkAttempt {
  readonly problem: BankLinkProblem | null;
  readonly retryPath: string | null;
}

/** Reads the earlier attempt from an address. */
export function readAttempt(url: string): BankLinkAttempt {
  const { searchParams } = new URL(url);
  const problem = searchParams.get('problem');
  const made = linkIn(searchParams);
  return {
    problem: isBankLinkProblem(problem) ? problem : null,
    retryPath: made ? `${BACK_PATH}?${new URLSearchParams(made)}` : null,
  };
}

/** Leads to the provider's widget. */
export async function openWidget(call: Call): Promise<Outcome<never>> {
  const answer = await call(getBelvoToken);
  return answer.ok ? leadElsewhere(answer.data.widgetUrl) : leadTo(afterRefusal(answer.refusal.code));
}

/**
 * Handles the return from the provider's window: a link, a failure, or nothing when the client left. The address may be
 * opened by anyone; the API asks the provider whose link it is.
 */
export async function returnFromWidget(call: Call, url: string): Promise<Outcome<never>> {
  const { searchParams } = new URL(url);
  const made = linkIn(searchParams);
  if (!made) return leadTo(showing(searchParams.has('error') ? 'failed' : 'left'));
  // A page that is reloaded sends the same link under the same key.
  const answer = await retryWhileInFlight(() => call(storeBelvoLink, { body: made }, { idempotencyKey: made.link }));
  if (answer.ok) return leadTo('/flow');
  const { code } = answer.refusal;
  return leadTo(code === 'provider_unavailable' ? `${showing(code)}&${new URLSearchParams(made)}` : afterRefusal(code));
}

/** Continues without a link. A client who moved on in another tab is led to the current step. */
export async function skipLink(call: Call, form: FormData): Promise<Outcome<never>> {
  await retryWhileInFlight(() => call(skipBelvo, undefined, formKeyOf(form)));
  return leadTo('/flow');
}

function linkIn(said: URLSearchParams): { readonly link: string; readonly institution: string } | undefined {
  const made = decodeWire(storeBelvoLink.body(), { link: said.get('link'), institution: said.get('institution') });
  return made.ok ? made.value : undefined;
}

/** Returns the path after a refusal. The flow knows more about a client who may not link an account now. */
const afterRefusal = (code: string): string => (isBankLinkProblem(code) ? showing(code) : '/flow');

const showing = (problem: BankLinkProblem): string => `${here}?problem=${problem}`;
