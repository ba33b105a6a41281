import { media, theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

export const surface = style({
  // Tables and cases need more room than pages of text.
  vars: { [theme.size.content]: '1440px' },
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  fontSize: theme.text.body,
});
/** Hidden on phones, which have no keys; keeps its room until a script handles the keys, so that nothing moves then. */
export const keys = style({
  selectors: { '&[data-waits]': { visibility: 'hidden' } },
  '@media': { [media.mobile]: { display: 'none' } },
});
/** Takes the remaining height, so that content fixed to its bottom is at the bottom of the screen. */
export const content = style({ flex: 1, display: 'flex', flexDirection: 'column' });
