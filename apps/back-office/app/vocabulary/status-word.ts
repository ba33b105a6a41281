import type { StatusBadgeProps } from '@lender/ui';

/** A status as staff read it. */
export interface StatusWord {
  readonly label: string;
  readonly tone: NonNullable<StatusBadgeProps['tone']>;
}
