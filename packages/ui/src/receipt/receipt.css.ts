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
  // Edge of a receipt torn off a roll.
  mask: `conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% / ${tooth} 100%`,
  transition: `opacity ${theme.duration.calm}`,
  selectors: {
    // Dimmed, since its numbers are about to be replaced; the small print stays legible.
    '&[data-stale]': { opacity: 0.85 },
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
    gap: theme.space.xxs,
    paddingBlock: theme.space.xxs,
    selectors: {
      '&::after': {
        content: '',
        order: 1,
        // Shrinks before the label does.
        flex: '1 1 0',
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
      // Closes a column as in a ledger: one line above, two below.
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

// The earlier amount moves above the present one if both do not fit; the label keeps its help beside it.
// With letters twice as large, the label shrinks too, once the amount cannot shrink more.
export const label = style({ flex: '0 1 auto', maxWidth: '65%', lineHeight: 1.4, overflowWrap: 'anywhere' });
export const totalLabel = style({ flex: '1 0 7rem', lineHeight: 1.4 });
export const note = style({
  display: 'block',
  color: theme.color.inkSoft,
  fontSize: theme.text.small,
  fontWeight: theme.weight.normal,
});
export const amount = style({
  order: 2,
  flexShrink: 1000,
  minWidth: 'min-content',
  marginInlineStart: 'auto',
  textAlign: 'end',
});
export const before = style({
  display: 'inline-block',
  color: theme.color.inkSoft,
  fontWeight: theme.weight.normal,
  whiteSpace: 'nowrap',
});
export const totalBefore = style([before, { display: 'block' }]);
export const now = style({ display: 'inline-block', marginInlineStart: theme.space.xs, whiteSpace: 'nowrap' });
export const total = style({
  whiteSpace: 'nowrap',
  fontSize: theme.text.heading,
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
  '@media': { [media.tablet]: { fontSize: theme.text.title } },
});
export const foot = style({ paddingTop: theme.space.s });
