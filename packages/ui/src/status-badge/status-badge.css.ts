import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../theme/theme.css.ts';
import { toneColors } from '../theme/tone.ts';

const toned = ({ front, back }: { readonly front: string; readonly back: string }) => ({
  color: front,
  background: back,
});

export const statusBadge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    padding: '2px 10px',
    borderRadius: theme.radius.round,
    fontSize: theme.text.small,
    fontWeight: theme.weight.bold,
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    selectors: {
      '&::before': {
        content: '',
        width: '6px',
        height: '6px',
        borderRadius: theme.radius.round,
        background: 'currentColor',
      },
    },
  },
  variants: {
    tone: {
      neutral: toned(toneColors.neutral),
      info: toned(toneColors.info),
      ok: toned(toneColors.ok),
      warn: toned(toneColors.warn),
      danger: toned(toneColors.danger),
    },
  },
});
