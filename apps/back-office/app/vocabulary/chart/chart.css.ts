import { theme } from '@lender/ui';
import { style, styleVariants } from '@vanilla-extract/css';
import type { ChartTone } from './drawing.ts';

const forced = '(forced-colors: active)';

export const figure = style({ margin: 0, display: 'flex', flexDirection: 'column', gap: theme.space.s, minWidth: 0 });
export const sheet = style({ width: '100%', height: 'auto', maxWidth: '820px', display: 'block' });
export const label = style({ fill: theme.color.ink, fontSize: '13px', fontVariantNumeric: 'tabular-nums' });
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
const square = style({
  width: '12px',
  height: '12px',
  borderRadius: '3px',
  border: `1px solid ${theme.color.surface}`,
});
export const mark = styleVariants(colours, (background) => [square, { background }]);
