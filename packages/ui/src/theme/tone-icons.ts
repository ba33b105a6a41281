import type { IconName } from '../icon/icon.data.ts';
import type { Tone } from './tone.ts';

/** Colour alone says nothing to many readers: each tone has its own shape too. */
export const toneIcons = {
  neutral: 'info',
  info: 'info',
  ok: 'ok',
  warn: 'warn',
  danger: 'danger',
} as const satisfies Record<Tone, IconName>;
