import { signInPath } from '@lender/web/paths';
import { type SavedDraft, useAcceptedDraft, useDraft } from '@lender/web/react';
import { useLocation, useNavigation } from '@remix-run/react';
import { saysDone } from './done-in.ts';

/** A code is used up by the form, and consent is given again each time. */
const neverSaved = ['code', 'emailCode', 'terms', 'privacy'];

/**
 * Saves what is typed in this tab until the form is accepted, so that a reload, a photo or a lost session loses nothing.
 *
 * @param name - whose draft, and of which page: `{hashedUserId}:address`
 */
export function useFormDraft(name: string): SavedDraft {
  useAcceptedDraft(name, useIsAccepted());
  return useDraft(name, neverSaved);
}

/**
 * A form that was sent and leads to another page was accepted, unless that page asks to sign in again; so was one whose
 * own page says that it is done.
 */
function useIsAccepted(): boolean {
  const { state, formMethod, location: target } = useNavigation();
  const { pathname } = useLocation();
  const leadsOn = target !== undefined && (![pathname, signInPath()].includes(target.pathname) || saysDone(target));
  return state === 'loading' && formMethod === 'POST' && leadsOn;
}
