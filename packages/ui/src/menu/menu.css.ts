import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

export const menu = style({ position: 'relative' });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.size.touch,
  // Fits beside the brand and the drawer's button on the narrowest phone.
  maxWidth: 'min(12rem, 38vw)',
  paddingInline: theme.space.s,
  borderRadius: theme.radius.button,
  fontWeight: theme.weight.bold,
  selectors: { '&:hover': { background: theme.color.infoSurface } },
});
/** On a phone a name needs the room more than its icon does. */
export const icon = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline-flex' } } });
export const label = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const panel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `calc(100% + ${theme.space.xxs})`,
  zIndex: 10,
  display: 'grid',
  minWidth: '13rem',
  padding: theme.space.xs,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  boxShadow: `0 8px 24px ${theme.color.shadow}`,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.size.touch,
  padding: `${theme.space.xxs} ${theme.space.s}`,
  borderRadius: theme.radius.small,
  color: theme.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: theme.color.infoSurface },
    '&[aria-current="page"]': { color: theme.color.primary, fontWeight: theme.weight.bold },
  },
});
