import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

export const header = style({
  position: 'relative',
  zIndex: 10,
  background: theme.color.surface,
  borderBottom: `1px solid ${theme.color.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.size.header,
  '@media': {
    // With letters twice as large, the name takes one line, and the visible items beside it another.
    [media.mobile]: { flexWrap: 'wrap', paddingBlock: theme.space.xxs },
    [media.tablet]: { gap: theme.space.m },
  },
});
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.xs,
  minHeight: theme.size.touch,
  color: theme.color.ink,
  fontSize: theme.text.large,
  fontWeight: theme.weight.bold,
  letterSpacing: '-0.02em',
  textDecoration: 'none',
});
export const wideNav = style({
  display: 'none',
  '@media': {
    [media.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', marginInlineStart: theme.space.xs },
  },
});
const current = { '&[aria-current="page"]': { color: theme.color.primary, fontWeight: theme.weight.bold } };
export const wideLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.size.touch,
  paddingInline: theme.space.xs,
  borderRadius: theme.radius.small,
  color: theme.color.inkSoft,
  textDecoration: 'none',
  selectors: { '&:hover': { color: theme.color.primary, textDecoration: 'underline' }, ...current },
  '@media': { [media.desktop]: { paddingInline: theme.space.s } },
});
export const actions = style({ display: 'flex', alignItems: 'center', gap: theme.space.xs, marginInlineStart: 'auto' });

export const drawer = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const wideDrawer = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: theme.size.touch,
  minHeight: theme.size.touch,
  borderRadius: theme.radius.button,
  fontSize: theme.text.large,
});
export const whenOpen = style({ display: 'none' });
export const whenClosed = style({ display: 'inline-flex' });
globalStyle(`details[open] > summary > ${whenOpen}`, { display: 'inline-flex' });
globalStyle(`details[open] > summary > ${whenClosed}`, { display: 'none' });

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  maxHeight: `calc(100dvh - ${theme.size.header})`,
  overflowY: 'auto',
  padding: `${theme.space.xs} ${theme.space.m} ${theme.space.l}`,
  background: theme.color.surface,
  borderBottom: `1px solid ${theme.color.hairline}`,
  boxShadow: `0 16px 32px ${theme.color.shadow}`,
});
export const drawerLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '52px',
  borderBottom: `1px solid ${theme.color.hairline}`,
  color: theme.color.ink,
  fontSize: theme.text.large,
  textDecoration: 'none',
  selectors: current,
});
export const contact = style({ paddingTop: theme.space.m });
