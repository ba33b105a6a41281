import { CONSENT_KINDS, type ConsentKind } from '@lender/contract';
import { routeAt } from '@lender/flow/routes';

/** Path at which consents are read, and to which every answer is sent. */
export const CONSENTS_PATH = '/profile/consents';

/** Names of the fields of an answer. */
export const CONSENT_FIELDS = { kind: 'kind', granted: 'granted', from: 'from' } as const;

/** Answer to a consent, and the page on which it was given. */
export interface ConsentAnswer {
  readonly kind: ConsentKind;
  readonly granted: boolean;
  readonly from: string;
}

/** Reads an answer; `undefined` for what no form of ours sends. */
export function readAnswer(form: Pick<FormData, 'get'>): ConsentAnswer | undefined {
  const kind = CONSENT_KINDS.find((one) => one === form.get(CONSENT_FIELDS.kind));
  const granted = form.get(CONSENT_FIELDS.granted);
  if (kind === undefined || (granted !== 'yes' && granted !== 'no')) return undefined;
  const from = form.get(CONSENT_FIELDS.from);
  const path = typeof from === 'string' && from !== '' ? routeAt(from)?.path : undefined;
  return { kind, granted: granted === 'yes', from: path === undefined || path === '*' ? CONSENTS_PATH : path };
}
