import { decodeWire, getBelvoToken, skipBelvo, storeBelvoLink } from '@lender/contract';
import type { Call } from '@lender/sdk';
import { formKeyOf, retryWhileInFlight } from '@lender/web/forms';
import { leadElsewhere, leadTo, type Outcome } from '@lender/web/outcome';
import { BACK_PATH, type BankLinkProblem, isBankLinkProblem } from './bank-link.ts';

const here = '/registration/belvo';

/** What the page says of an attempt before, and where the same link is sent once more. */
export interface BankLinkAttempt {
  readonly problem: BankLinkProblem | null;
  readonly retryPath: string | null;
}

/** What the address says of an attempt before. */
export function readAttempt(url: string): BankLinkAttempt {
  const { searchParams } = new URL(url);
  const problem = searchParams.get('problem');
  const made = linkIn(searchParams);
  return {
    problem: isBankLinkProblem(problem) ? problem : null,
    retryPath: made ? `${BACK_PATH}?${new URLSearchParams(made)}` : null,
  };
}

/** Leads to the provider's window. */
export async function openWidget(call: Call): Promise<Outcome<never>> {
  const answer = await call(getBelvoToken);
  return answer.ok ? leadElsewhere(answer.data.widgetUrl) : leadTo(afterRefusal(answer.refusal.code));
}

/**
 * Takes what the provider's window says when it leads back: a link, a failure, or nothing when somebody left. The address
 * may be opened by anybody; the API asks the provider whose link it is.
 */
export async function returnFromWidget(call: Call, url: string): Promise<Outcome<never>> {
  const { searchParams } = new URL(url);
  const made = linkIn(searchParams);
  if (!made) return leadTo(showing(searchParams.has('error') ? 'failed' : 'left'));
  // A page that is loaded again sends the same link under the same key.
  const answer = await retryWhileInFlight(() => call(storeBelvoLink, { body: made }, { idempotencyKey: made.link }));
  if (answer.ok) return leadTo('/flow');
  const { code } = answer.refusal;
  return leadTo(code === 'provider_unavailable' ? `${showing(code)}&${new URLSearchParams(made)}` : afterRefusal(code));
}

/** Goes on without. Who moved on in another tab is shown how far. */
export async function skipLink(call: Call, form: FormData): Promise<Outcome<never>> {
  await retryWhileInFlight(() => call(skipBelvo, undefined, formKeyOf(form)));
  return leadTo('/flow');
}

function linkIn(said: URLSearchParams): { readonly link: string; readonly institution: string } | undefined {
  const made = decodeWire(storeBelvoLink.body(), { link: said.get('link'), institution: said.get('institution') });
  return made.ok ? made.value : undefined;
}

/** The flow knows more of whoever may not link an account now. */
const afterRefusal = (code: string): string => (isBankLinkProblem(code) ? showing(code) : '/flow');

const showing = (problem: BankLinkProblem): string => `${here}?problem=${problem}`;
