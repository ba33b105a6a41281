import type { StatusBadgeProps } from '@lender/ui';

/** Status as staff read it. */
export interface StatusWord {
  readonly label: string;
  readonly tone: NonNullable<StatusBadgeProps['tone']>;
}
