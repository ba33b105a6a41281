import { theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

export const count = style({
  fontSize: theme.text.display,
  fontWeight: theme.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
