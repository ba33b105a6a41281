import { media, theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

/** Above everything that sticks to the bottom of a page. */
export const warning = style({
  position: 'fixed',
  insetBlockEnd: theme.space.m,
  insetInline: theme.space.m,
  zIndex: 40,
  '@media': { [media.tablet]: { insetInlineStart: 'auto', width: '360px' } },
});
