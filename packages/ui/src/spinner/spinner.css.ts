import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  border: '0.15em solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: theme.radius.round,
  animation: `${turn} 800ms linear infinite`,
});
