import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.css.ts';

const tooth = '14px';

export const sheet = recipe({
  variants: {
    tone: {
      paper: {
        filter: `drop-shadow(0 1px 1px ${theme.color.shadow}) drop-shadow(0 6px 14px ${theme.color.shadow})`,
        '@media': { [media.print]: { filter: 'none' } },
      },
      tinted: {},
    },
  },
});

export const paper = style({
  padding: `${theme.space.m} ${theme.space.m} calc(${theme.space.m} + ${tooth} / 2)`,
  borderRadius: `${theme.radius.card} ${theme.radius.card} 0 0`,
  background: theme.color.surface,
  fontVariantNumeric: 'tabular-nums',
  // A sheet torn off the roll.
  mask: `conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% / ${tooth} 100%`,
  transition: `opacity ${theme.duration.calm}`,
  selectors: {
    '&[data-stale]': { opacity: 0.55 },
    [`${sheet.classNames.variants.tone.tinted} > &`]: { background: theme.color.infoSurface },
  },
  '@media': {
    [media.tablet]: { padding: `${theme.space.l} ${theme.space.l} calc(${theme.space.l} + ${tooth} / 2)` },
    [media.print]: { mask: 'none', border: '1px solid' },
    [media.forcedColors]: { mask: 'none', border: '1px solid' },
  },
});

export const head = style({
  paddingBottom: theme.space.s,
  marginBottom: theme.space.s,
  borderBottom: `1px dashed ${theme.color.line}`,
});

export const line = recipe({
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: theme.space.xs,
    paddingBlock: theme.space.xxs,
    selectors: {
      '&::after': {
        content: '',
        order: 1,
        flex: '1 1 1rem',
        borderBottom: `2px dotted ${theme.color.line}`,
        opacity: 0.5,
        transform: 'translateY(-0.25em)',
      },
    },
  },
  variants: {
    kind: {
      plain: {},
      strong: { fontWeight: theme.weight.bold },
      discount: { color: theme.color.ok },
      // The ledger's way to close a column: one line above, two below.
      total: {
        // On a narrow screen the amount moves below its label instead of squeezing it.
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        marginTop: theme.space.s,
        paddingBlock: theme.space.s,
        borderTop: `1.5px solid ${theme.color.ink}`,
        borderBottom: `4px double ${theme.color.ink}`,
        fontWeight: theme.weight.bold,
        selectors: { '&::after': { display: 'none' } },
      },
    },
  },
});

export const label = style({ flex: '0 1 auto', minWidth: 0, lineHeight: 1.4 });
export const totalLabel = style([label, { flex: '1 0 7rem' }]);
export const note = style({
  display: 'block',
  color: theme.color.inkSoft,
  fontSize: theme.text.small,
  fontWeight: theme.weight.normal,
});
export const amount = style({
  order: 2,
  flex: 'none',
  marginInlineStart: 'auto',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const before = style({
  color: theme.color.inkSoft,
  fontWeight: theme.weight.normal,
  marginInlineEnd: theme.space.xs,
});
export const totalBefore = style([before, { display: 'block', marginInlineEnd: 0 }]);
export const total = style({
  fontSize: theme.text.heading,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  '@media': { [media.tablet]: { fontSize: theme.text.title } },
});
export const foot = style({ paddingTop: theme.space.s });
