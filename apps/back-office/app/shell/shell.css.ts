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
/** Hidden, as phones have no keys. */
export const keys = style({ '@media': { [media.mobile]: { display: 'none' } } });
/** Takes the remaining height, so that content fixed to its bottom is at the bottom of the screen. */
export const content = style({ flex: 1, display: 'flex', flexDirection: 'column' });
