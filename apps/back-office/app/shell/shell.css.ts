import { media, theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

export const surface = style({
  // Tables and cases need more room than pages that are read.
  vars: { [theme.size.content]: '1440px' },
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  fontSize: theme.text.body,
});
/** A phone has no keys. */
export const keys = style({ '@media': { [media.mobile]: { display: 'none' } } });
/** Takes the height that is left, so that what sticks to its bottom is at the bottom of the screen. */
export const content = style({ flex: 1, display: 'flex', flexDirection: 'column' });
