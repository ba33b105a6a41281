import { theme } from './theme.css.ts';

/** Kind of message; every component that has a tone knows all five. */
export type Tone = 'neutral' | 'info' | 'ok' | 'warn' | 'danger';

/** Front and back colour of each tone; both are declared pairs of the palette. */
export const toneColors = {
  neutral: { front: theme.color.inkSoft, back: theme.color.sunken },
  info: { front: theme.color.primary, back: theme.color.infoSurface },
  ok: { front: theme.color.ok, back: theme.color.okSurface },
  warn: { front: theme.color.warn, back: theme.color.warnSurface },
  danger: { front: theme.color.danger, back: theme.color.dangerSurface },
} as const satisfies Record<Tone, { front: string; back: string }>;
