import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

export const dialog = style({
  width: '100%',
  maxWidth: '100%',
  maxHeight: '92dvh',
  margin: 'auto 0 0',
  padding: 0,
  border: 'none',
  borderRadius: `${theme.radius.card} ${theme.radius.card} 0 0`,
  background: theme.color.surface,
  color: theme.color.ink,
  boxShadow: `0 8px 24px ${theme.color.shadow}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&::backdrop': { background: theme.color.backdrop } },
  '@media': {
    [media.tablet]: { width: '520px', margin: 'auto', borderRadius: theme.radius.card },
    [media.forcedColors]: { border: '1px solid' },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.m,
  padding: `${theme.space.xs} ${theme.space.xs} 0 ${theme.space.m}`,
  '@media': { [media.tablet]: { padding: `${theme.space.m} ${theme.space.m} 0 ${theme.space.l}` } },
});
export const body = style({
  padding: theme.space.m,
  '@media': { [media.tablet]: { padding: theme.space.l } },
});
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xs,
  padding: `${theme.space.s} ${theme.space.m} ${theme.space.m}`,
  background: theme.color.surface,
  borderTop: `1px solid ${theme.color.hairline}`,
  '@media': { [media.tablet]: { flexDirection: 'row-reverse', paddingInline: theme.space.l } },
});
