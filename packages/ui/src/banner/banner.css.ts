import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../theme/theme.css.ts';
import { toneColors } from '../theme/tone.ts';

export const banner = recipe({
  base: {
    padding: `${theme.space.xs} ${theme.space.m}`,
    fontSize: theme.text.small,
    fontWeight: theme.weight.bold,
    textAlign: 'center',
  },
  variants: {
    tone: {
      info: { background: toneColors.info.back, color: toneColors.info.front },
      warn: { background: toneColors.warn.back, color: toneColors.warn.front },
      danger: { background: toneColors.danger.back, color: toneColors.danger.front },
    },
  },
});
