import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

/** No box of its own: the input is inside a group already. It becomes visible while a file is dragged over it. */
export const frame = style({
  borderRadius: theme.radius.control,
  selectors: {
    '&[data-dragged-over]': {
      outline: `2px dashed ${theme.color.primary}`,
      outlineOffset: theme.space.xs,
      background: theme.color.infoSurface,
    },
  },
});
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.xs });

/** Before hydration the browser's own input is visible, because only it shows which file was chosen. */
export const bareChoice = style({
  display: 'grid',
  gap: theme.space.xxs,
  width: '100%',
  fontWeight: theme.weight.bold,
});
export const bareInput = style({
  width: '100%',
  minHeight: theme.size.touch,
  fontWeight: theme.weight.normal,
  selectors: {
    '&::file-selector-button': {
      minHeight: theme.size.touch,
      marginInlineEnd: theme.space.s,
      paddingInline: theme.space.m,
      border: `2px solid ${theme.color.primary}`,
      borderRadius: theme.radius.button,
      background: theme.color.surface,
      color: theme.color.primary,
      font: 'inherit',
      fontWeight: theme.weight.bold,
    },
  },
});

/** Shows the name of the chosen file alone. A required input without a file is invalid, and its words are hidden. */
export const wordlessInput = style({
  width: '100%',
  minHeight: theme.size.touch,
  fontWeight: theme.weight.normal,
  selectors: { '&::file-selector-button': { display: 'none' }, '&:invalid': { color: 'transparent' } },
});

/** Once hydrated, the label is the button and the input is invisible on top of it. */
export const choice = style({ position: 'relative', display: 'inline-flex', flex: '1 1 10rem' });
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&::file-selector-button': { cursor: 'pointer' } },
});
export const face = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.xs,
  width: '100%',
  minHeight: theme.size.action,
  padding: `${theme.space.xs} ${theme.space.m}`,
  border: `2px solid ${theme.color.primary}`,
  borderRadius: theme.radius.button,
  background: theme.color.surface,
  color: theme.color.primary,
  fontWeight: theme.weight.bold,
  selectors: {
    [`${input}:hover + &, button&:hover`]: { background: theme.color.infoSurface },
    [`${input}:focus-visible + &`]: { outline: `3px solid ${theme.color.focus}`, outlineOffset: '2px' },
    [`${input}:disabled + &, button&:disabled`]: {
      borderColor: theme.color.sunken,
      background: theme.color.sunken,
      color: theme.color.inkSoft,
    },
  },
});

export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  minWidth: 0,
  overflowWrap: 'anywhere',
  paddingTop: theme.space.s,
});
export const preview = style({
  flex: 'none',
  width: '96px',
  height: '72px',
  objectFit: 'cover',
  borderRadius: theme.radius.small,
  background: theme.color.sunken,
});
/** Hidden for touch: a finger cannot drag a file into a page. */
export const dropHint = style({
  paddingTop: theme.space.s,
  color: theme.color.inkSoft,
  fontSize: theme.text.small,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
