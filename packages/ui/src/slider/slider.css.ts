import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

const line = '6px';
const dot = {
  boxSizing: 'border-box',
  appearance: 'none',
  width: theme.size.sliderDot,
  height: theme.size.sliderDot,
  border: 'none',
  borderRadius: theme.radius.round,
  background: theme.color.primary,
  boxShadow: `inset 0 0 0 4px ${theme.color.primary}, inset 0 0 0 13px ${theme.color.surface}`,
  cursor: 'grab',
  // Two bars as wide as the page grow out of the dot, to the left and to the right, and the input cuts them:
  // the line is filled up to the value without a script and without an inline style.
  borderImage: `linear-gradient(90deg, ${theme.color.primary} 50%, ${theme.color.line} 0) 0 1 / calc(50% - ${line} / 2) 100vw / 0 100vw`,
} as const;

const forcedDot = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  boxShadow: 'inset 0 0 0 2px CanvasText',
  borderImage: `linear-gradient(90deg, Highlight 50%, CanvasText 0) 0 1 / calc(50% - ${line} / 2) 100vw / 0 100vw`,
} as const;

export const input = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '44px',
  margin: 0,
  background: 'none',
  borderRadius: theme.radius.control,
  overflow: 'hidden',
  cursor: 'pointer',
  // A finger that starts on the slider and goes up or down scrolls the page.
  touchAction: 'pan-y',
  selectors: {
    '&::-webkit-slider-runnable-track': { display: 'flex', alignItems: 'center', height: '44px' },
    '&::-webkit-slider-thumb': dot,
    '&::-moz-range-thumb': dot,
    '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
    '&:disabled': { cursor: 'not-allowed', filter: 'grayscale(1)', opacity: 0.6 },
  },
  '@media': {
    // Forced colours would remove the colours that draw the dot.
    [media.forcedColors]: {
      selectors: {
        '&::-webkit-slider-thumb': forcedDot,
        '&::-moz-range-thumb': forcedDot,
      },
    },
  },
});

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.m,
  color: theme.color.inkSoft,
  fontSize: theme.text.small,
  fontVariantNumeric: 'tabular-nums',
});
