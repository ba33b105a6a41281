import { theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

/** Its height is kept while it loads, so that nothing below it jumps. */
export const preview = style({
  display: 'block',
  width: '100%',
  height: '220px',
  objectFit: 'contain',
  borderRadius: theme.radius.control,
  background: theme.color.sunken,
});
