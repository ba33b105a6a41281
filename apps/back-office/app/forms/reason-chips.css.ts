import { media, theme } from '@lender/ui';
import { style } from '@vanilla-extract/css';

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, fontWeight: theme.weight.bold });
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs, paddingTop: theme.space.xxs });
export const chip = style({ position: 'relative', display: 'inline-flex', cursor: 'pointer' });
/** Lies over its chip: the whole chip can be pressed, and the focus is the browser's own. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const face = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: theme.size.touch,
  paddingInline: theme.space.s,
  border: `1.5px solid ${theme.color.line}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  fontSize: theme.text.small,
  selectors: {
    [`${input}:checked + &`]: {
      borderColor: theme.color.primary,
      background: theme.color.infoSurface,
      boxShadow: `inset 0 0 0 1px ${theme.color.primary}`,
    },
    [`${input}:focus-visible + &`]: { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { [`${input}:checked + &`]: { outline: '3px solid Highlight' } } },
  },
});
