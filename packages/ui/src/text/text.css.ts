import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { theme } from '../theme/theme.css.ts';

export const heading = recipe({
  base: { fontWeight: theme.weight.bold, textWrap: 'balance', color: theme.color.ink },
  variants: {
    size: {
      display: { fontSize: theme.text.display, lineHeight: 1.12, letterSpacing: '-0.025em' },
      title: { fontSize: theme.text.title, lineHeight: 1.2, letterSpacing: '-0.02em' },
      heading: { fontSize: theme.text.heading, lineHeight: 1.3, letterSpacing: '-0.01em' },
      large: { fontSize: theme.text.large, lineHeight: 1.35 },
      body: { fontSize: theme.text.body, lineHeight: 1.5 },
    },
  },
});

export const text = recipe({
  base: { textWrap: 'pretty' },
  variants: {
    size: {
      small: { fontSize: theme.text.small, lineHeight: 1.45 },
      body: { fontSize: theme.text.body, lineHeight: 1.5 },
      large: { fontSize: theme.text.large, lineHeight: 1.5 },
    },
    tone: {
      ink: {},
      soft: { color: theme.color.inkSoft },
      danger: { color: theme.color.danger },
      ok: { color: theme.color.ok },
      accent: { color: theme.color.accent },
    },
    weight: { normal: {}, bold: { fontWeight: theme.weight.bold } },
  },
});

export const amount = recipe({
  base: { fontVariantNumeric: 'tabular-nums', fontWeight: theme.weight.bold, whiteSpace: 'nowrap' },
  variants: {
    size: {
      body: {},
      large: { fontSize: theme.text.heading, lineHeight: 1.25 },
      display: { fontSize: theme.text.display, lineHeight: 1.1, letterSpacing: '-0.02em' },
    },
  },
});

export const prose = style({ maxWidth: theme.size.reading, lineHeight: 1.6 });
globalStyle(`${prose} > * + *`, { marginTop: theme.space.m });
globalStyle(`${prose} > * + h2`, { marginTop: theme.space.xl });
globalStyle(`${prose} > * + h3`, { marginTop: theme.space.l });
globalStyle(`${prose} h2`, { fontSize: theme.text.heading, lineHeight: 1.3 });
globalStyle(`${prose} h3`, { fontSize: theme.text.large, lineHeight: 1.35 });
globalStyle(`${prose} ul`, { listStyle: 'disc', paddingInlineStart: theme.space.l });
globalStyle(`${prose} ol`, { listStyle: 'decimal', paddingInlineStart: theme.space.l });
globalStyle(`${prose} li + li`, { marginTop: theme.space.xs });
globalStyle(`${prose} li::marker`, { color: theme.color.primary, fontWeight: theme.weight.bold });
