import { theme } from '@lender/ui';
import { style, styleVariants } from '@vanilla-extract/css';
import type { ChartTone } from './drawing.ts';

const forced = '(forced-colors: active)';

export const figure = style({ margin: 0, display: 'flex', flexDirection: 'column', gap: theme.space.s, minWidth: 0 });
export const sheet = styleVariants({
  half: { width: '100%', height: 'auto', maxWidth: '820px', display: 'block' },
  wide: { width: '100%', height: 'auto', minWidth: '720px', maxWidth: '1480px', display: 'block' },
});
export const frame = style({ overflowX: 'auto' });
export const label = style({ fill: theme.color.ink, fontSize: '13px', fontVariantNumeric: 'tabular-nums' });
export const linkedLabel = style([label, { fill: theme.color.primary, textDecoration: 'underline' }]);
export const rule = style({ stroke: theme.color.hairline, strokeWidth: 1 });

const colours: Record<ChartTone, string> = {
  primary: theme.color.primary,
  accent: theme.color.accent,
  ok: theme.color.ok,
  warn: theme.color.warn,
  danger: theme.color.danger,
  focus: theme.color.focus,
  soft: theme.color.line,
  ink: theme.color.ink,
  pale: theme.color.warnSurface,
};
/** In forced colours, parts are distinguished by their edges, and by the table. */
export const rect = styleVariants(colours, (fill) => ({
  fill,
  stroke: theme.color.surface,
  '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
}));
export const path = styleVariants(colours, (stroke) => ({
  fill: 'none',
  stroke,
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  '@media': { [forced]: { stroke: 'CanvasText' } },
}));

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space.xxs} ${theme.space.m}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: theme.text.small,
});
export const entry = style({ display: 'flex', alignItems: 'center', gap: theme.space.xs });
export const mark = style({ width: '20px', height: '14px', flexShrink: 0 });
/** Lines over an area, which distinguish it without its colour. */
export const texture = style({
  fill: 'none',
  stroke: theme.color.surface,
  strokeWidth: 1.25,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});
