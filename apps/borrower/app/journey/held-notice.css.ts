import { theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

/** Stays in sight and moves nothing that the client is filling in. */
export const floating = style({
  position: 'fixed',
  insetInline: theme.space.m,
  bottom: theme.space.m,
  zIndex: 10,
  maxWidth: '480px',
  marginInline: 'auto',
  background: theme.color.background,
  borderRadius: theme.radius.card,
});
