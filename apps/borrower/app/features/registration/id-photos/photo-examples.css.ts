import { theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

/** For comparison at a glance, on phones too. */
export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space.m,
  maxWidth: '420px',
});
