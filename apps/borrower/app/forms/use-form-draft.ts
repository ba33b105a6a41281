import { signInPath } from '@lender/web/paths';
import { type SavedDraft, useAcceptedDraft, useDraft } from '@lender/web/react';
import { useLocation, useNavigation } from '@remix-run/react';
import { saysDone } from './done-in.ts';

/** A code is used up by the form, and consent is given again each time. */
const neverSaved = ['code', 'emailCode', 'terms', 'privacy'];

/**
 * Saves what is typed in this tab until the form is accepted, so that a reload, a photo or a lost session loses
 * nothing.
 *
 * @param name - owner and page of the draft: `{hashedUserId}:address`
 */
export function useFormDraft(name: string): SavedDraft {
  useAcceptedDraft(name, useIsAccepted());
  return useDraft(name, neverSaved);
}

/**
 * True when a sent form was accepted: it leads to another page that does not ask to sign in again, or its own page
 * confirms it.
 */
function useIsAccepted(): boolean {
  const { state, formMethod, location: target } = useNavigation();
  const { pathname } = useLocation();
  const leadsOn = target !== undefined && (![pathname, signInPath()].includes(target.pathname) || saysDone(target));
  return state === 'loading' && formMethod === 'POST' && leadsOn;
}
