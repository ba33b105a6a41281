import { theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

/** The height is reserved while it loads, so that nothing below it moves. */
export const wide = style({
  display: 'block',
  width: '100%',
  height: '220px',
  objectFit: 'contain',
  borderRadius: theme.radius.control,
  background: theme.color.sunken,
});

export const thumb = style({ width: '100%', height: '100%', objectFit: 'cover' });
