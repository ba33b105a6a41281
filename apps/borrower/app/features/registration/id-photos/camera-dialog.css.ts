import { theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

/** The space is reserved while the camera starts, so that the buttons below do not move. */
export const view = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  borderRadius: theme.radius.control,
  background: theme.color.sunken,
});
