import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../theme/theme.css.ts';

const appear = keyframes({ from: { opacity: 0, visibility: 'hidden' }, to: { opacity: 1 } });

export const frame = style({ position: 'relative' });
export const veil = recipe({
  base: {
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: theme.space.m,
    // A quick load shows no overlay, to avoid a flash; while it is invisible, the overlay blocks no press either.
    animation: `${appear} ${theme.duration.calm} 400ms both`,
  },
  variants: {
    scope: {
      block: { position: 'absolute', zIndex: 1 },
      page: { position: 'fixed', zIndex: 30, background: theme.color.backdrop },
    },
  },
});
export const plate = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.s,
  padding: `${theme.space.s} ${theme.space.m}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  color: theme.color.primary,
  fontWeight: theme.weight.bold,
  boxShadow: `0 8px 24px ${theme.color.shadow}`,
});
