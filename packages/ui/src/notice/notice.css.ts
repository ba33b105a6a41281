import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../theme/theme.css.ts';
import { toneColors } from '../theme/tone.ts';

const toned = ({ front, back }: { readonly front: string; readonly back: string }) => ({
  background: back,
  borderInlineStartColor: front,
});

export const notice = recipe({
  base: {
    display: 'flex',
    gap: theme.space.s,
    padding: theme.space.m,
    borderInlineStart: '4px solid transparent',
    borderRadius: theme.radius.control,
    color: theme.color.ink,
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

export const icon = recipe({
  base: { flex: 'none', fontSize: '1.125rem', paddingTop: '0.1em' },
  variants: {
    tone: {
      neutral: { color: toneColors.neutral.front },
      info: { color: toneColors.info.front },
      ok: { color: toneColors.ok.front },
      warn: { color: toneColors.warn.front },
      danger: { color: toneColors.danger.front },
    },
  },
});

export const body = style({ display: 'grid', flex: 1, gap: theme.space.xxs, minWidth: 0 });
export const title = style({ fontWeight: theme.weight.bold });
export const action = style({ paddingTop: theme.space.xs });
