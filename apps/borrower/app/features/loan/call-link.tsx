import { brand } from '@lender/brand';
import { TextLink } from '@lender/ui';
import { onOneLine } from '../../facts.ts';

export interface CallLinkProps {
  /** Who answers. */
  readonly of: 'customerCare' | 'collections';
  /** What the call is about: the number follows. */
  readonly children: string;
}

/** A call that one touch begins. */
export function CallLink({ of, children }: CallLinkProps) {
  const { phone, phoneLabel } = brand[of];
  return (
    <TextLink href={`tel:${phone}`} place="alone" icon="phone">
      {`${children} ${onOneLine(phoneLabel)}`}
    </TextLink>
  );
}
