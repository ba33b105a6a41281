import { media, theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

/**
 * The field scrolls with the list below it, and stays in sight. The height is the same whatever is found, so that
 * nothing moves under the pointer.
 */
export const frame = style({
  height: 'min(24rem, 56dvh)',
  // Space for the focus ring of the field.
  marginInline: `calc(-1 * ${theme.space.xs})`,
  paddingInline: theme.space.xs,
  overflowY: 'auto',
});
export const field = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'block',
  zIndex: 1,
  paddingBlock: `${theme.space.xs} ${theme.space.s}`,
  background: theme.color.surface,
});
export const input = style({
  width: '100%',
  minHeight: theme.size.control,
  paddingInline: theme.space.s,
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  color: theme.color.ink,
  fontSize: `max(16px, ${theme.text.body})`,
  selectors: { '&::placeholder': { color: theme.color.inkSoft, opacity: 1 } },
});
export const menu = style({ outline: 'none' });
export const section = style({ selectors: { '& + &': { marginBlockStart: theme.space.s } } });
export const header = style({
  padding: `${theme.space.xxs} ${theme.space.s}`,
  color: theme.color.inkSoft,
  fontSize: theme.text.small,
  fontWeight: theme.weight.bold,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.m,
  minHeight: theme.size.touch,
  // Below the field.
  scrollMarginBlock: theme.size.action,
  padding: `${theme.space.xxs} ${theme.space.s}`,
  borderRadius: theme.radius.small,
  color: theme.color.ink,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-keys]::after': {
      content: 'attr(data-keys)',
      flexShrink: 0,
      color: theme.color.inkSoft,
      fontFamily: theme.font.code,
      fontSize: theme.text.small,
    },
    '&[data-hovered]': { background: theme.color.infoSurface },
    '&[data-focused]': { background: theme.color.infoSurface, boxShadow: `inset 3px 0 0 ${theme.color.primary}` },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid' } } } },
});
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const detail = style({ color: theme.color.inkSoft, fontSize: theme.text.small });
export const status = style({
  minHeight: '1.5em',
  margin: `${theme.space.s} 0 0`,
  color: theme.color.inkSoft,
  fontSize: theme.text.small,
});
