import type { ConsentKind } from '@lender/contract';
import { Button, type ButtonProps } from '@lender/ui';
import { CONSENT_FIELDS, CONSENTS_PATH } from './consent-form.ts';

export interface ConsentButtonProps extends Pick<ButtonProps, 'tone' | 'size' | 'children'> {
  readonly kind: ConsentKind;
  readonly grants: boolean;
  /** Page to which the answer leads back. */
  readonly from: string;
}

/**
 * Shows the button that gives an answer. It is a plain form: the page that follows is a new document, whose policy lets
 * in what was allowed and nothing of what was withdrawn.
 */
export function ConsentButton({ kind, grants, from, ...look }: ConsentButtonProps) {
  return (
    <form method="post" action={CONSENTS_PATH}>
      <input type="hidden" name={CONSENT_FIELDS.kind} value={kind} />
      <input type="hidden" name={CONSENT_FIELDS.from} value={from} />
      <Button type="submit" name={CONSENT_FIELDS.granted} value={grants ? 'yes' : 'no'} {...look} />
    </form>
  );
}
