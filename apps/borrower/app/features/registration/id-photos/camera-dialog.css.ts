import { theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

/** Its place is kept while the camera wakes, so that the buttons below stay where they are. */
export const view = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'contain',
  borderRadius: theme.radius.control,
  background: theme.color.sunken,
});
