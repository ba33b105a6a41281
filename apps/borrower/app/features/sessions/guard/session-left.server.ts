import { prolongClientSession } from '@lender/contract';
import type { FormProblem } from '@lender/web/forms';
import type { Visit } from '@lender/web/session';
import { findClient } from '../../../platform/current-client.server.ts';
import { apiOf } from '../../../platform/sdk.server.ts';
import { menuLabel } from '../../../shell/visitor.ts';
import { signIn } from '../login.server.ts';
import type { LoginField } from '../login.ts';

/** Remaining time of a client's session, for a page that stays open. */
export interface SessionLeft {
  /** Remaining time of the session, in milliseconds, because clocks of phones are wrong. `null` once it is over. */
  readonly leftMs: number | null;
}

/** Outcome of signing in again on the page at hand. */
export type SignedInAgain =
  | { readonly ok: true; readonly label: string }
  | { readonly ok: false; readonly problem: FormProblem<LoginField> };

export function sessionLeft(visit: Visit): SessionLeft {
  const { account, tokenEndsAt } = apiOf(visit);
  const endsAt = account() === 'client' ? tokenEndsAt() : undefined;
  const leftMs = endsAt === undefined ? 0 : endsAt - Date.now();
  return { leftMs: leftMs > 0 ? leftMs : null };
}

/** Prolongs the session of a client who is still there, as far as the API lets it. */
export async function stay(visit: Visit): Promise<SessionLeft> {
  const { call, account } = apiOf(visit);
  if (account() !== 'client') return { leftMs: null };
  try {
    await call(prolongClientSession);
  } catch (error) {
    // A redirect: the session is over.
    if (error instanceof Response) return { leftMs: null };
    throw error;
  }
  return sessionLeft(visit);
}

/** Signs in without leaving the page. The page checks whether the session is the same person's. */
export async function signInHere(visit: Visit, form: FormData): Promise<SignedInAgain> {
  const outcome = await signIn(apiOf(visit).call, form);
  if (outcome.kind === 'page') return { ok: false, problem: outcome.data };
  const client = await findClient(visit);
  return { ok: true, label: client ? menuLabel(client) : '' };
}
