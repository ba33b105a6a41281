import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

export const opener = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: theme.size.touch,
  height: theme.size.touch,
  margin: '-10px -8px',
  padding: 0,
  border: 'none',
  borderRadius: theme.radius.round,
  background: 'none',
  color: theme.color.primary,
  verticalAlign: 'middle',
  cursor: 'help',
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.375rem',
  height: '1.375rem',
  border: '1.5px solid currentColor',
  borderRadius: theme.radius.round,
  fontSize: theme.text.small,
  fontWeight: theme.weight.bold,
  lineHeight: 1,
});
export const bubble = style({
  width: 'max-content',
  maxWidth: 'min(320px, calc(100vw - 32px))',
  padding: theme.space.m,
  border: `1px solid ${theme.color.hairline}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  color: theme.color.ink,
  fontSize: theme.text.small,
  fontWeight: theme.weight.normal,
  lineHeight: 1.5,
  textAlign: 'start',
  whiteSpace: 'normal',
  boxShadow: `0 8px 24px ${theme.color.shadow}`,
  // Beside its opener where the browser can anchor it; in the middle of the screen elsewhere.
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      margin: theme.space.xxs,
      // Opens above: what follows the explained word is what the visitor is about to press.
      positionArea: 'block-start span-all',
      positionTryFallbacks: 'flip-block',
    },
  },
});
