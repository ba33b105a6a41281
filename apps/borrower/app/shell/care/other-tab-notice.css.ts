import { theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

/** Stays in sight and moves nothing that the visitor is filling in. */
export const corner = style({
  position: 'fixed',
  insetInline: theme.space.m,
  bottom: theme.space.m,
  zIndex: 11,
  maxWidth: '480px',
  marginInline: 'auto',
});
