import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';
import { toneColors } from '../theme/tone.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

const leave = keyframes({ to: { visibility: 'hidden' } });

export const region = style({
  position: 'fixed',
  insetBlockStart: theme.space.m,
  insetInline: theme.space.m,
  zIndex: 40,
  display: 'grid',
  gap: theme.space.xs,
  pointerEvents: 'none',
  '@media': { [media.tablet]: { insetInlineStart: 'auto', width: '360px' } },
});
export const toast = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space.s,
    padding: `${theme.space.xs} ${theme.space.xs} ${theme.space.xs} ${theme.space.m}`,
    border: `1px solid ${theme.color.hairline}`,
    borderInlineStart: '4px solid',
    borderRadius: theme.radius.control,
    background: theme.color.surface,
    boxShadow: `0 8px 24px ${theme.color.shadow}`,
    animation: `${arrive} ${theme.duration.calm}`,
    pointerEvents: 'auto',
    // Without a script the toast disappears by itself, and waits while the visitor reads it.
    '@media': {
      '(scripting: none)': { animation: `${arrive} ${theme.duration.calm}, ${leave} 1ms 5s forwards` },
    },
    selectors: { '&:is(:hover, :focus-within)': { animationPlayState: 'paused' } },
  },
  variants: {
    tone: {
      neutral: { borderInlineStartColor: toneColors.neutral.front },
      info: { borderInlineStartColor: toneColors.info.front },
      ok: { borderInlineStartColor: toneColors.ok.front },
      warn: { borderInlineStartColor: toneColors.warn.front },
      danger: { borderInlineStartColor: toneColors.danger.front },
    },
  },
});
export const message = style({ flex: 1, minWidth: 0 });
