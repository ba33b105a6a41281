import { brand } from '@lender/brand';
import { TextLink } from '@lender/ui';
import { onOneLine } from '../../facts.ts';

export interface CallLinkProps {
  /** Department that answers. */
  readonly of: 'customerCare' | 'collections';
  /** Subject of the call; the number follows. */
  readonly children: string;
}

/** Link that starts a call with one touch. */
export function CallLink({ of, children }: CallLinkProps) {
  const { phone, phoneLabel } = brand[of];
  return (
    <TextLink href={`tel:${phone}`} place="alone" icon="phone">
      {`${children} ${onOneLine(phoneLabel)}`}
    </TextLink>
  );
}
