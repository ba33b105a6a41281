import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const item = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.xs,
  minHeight: '64px',
  paddingBlock: theme.space.s,
  borderBottom: `1px solid ${theme.color.hairline}`,
  selectors: { '&:last-child': { borderBottom: 'none', paddingBottom: 0 } },
});
export const words = style({ display: 'grid', minWidth: 0 });
/** The whole row can be pressed; only its title is the link. */
export const title = style({
  color: theme.color.primary,
  fontWeight: theme.weight.bold,
  textUnderlineOffset: '0.2em',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const plainTitle = style({ fontWeight: theme.weight.bold });
export const hint = style({ color: theme.color.inkSoft, fontSize: theme.text.small });
