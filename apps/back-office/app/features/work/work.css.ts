import { theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

export const count = style({
  fontSize: theme.text.display,
  fontWeight: theme.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

/** As many in a row as fit. */
export const loads = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: theme.space.s,
});
