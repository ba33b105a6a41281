import type { Figures } from '../independent-replay/figures.ts';

/** Returns the figures that two sides say differently, each with what either says. */
export function differences(reported: Figures, replayed: Figures): string[] {
  const names = [...new Set([...Object.keys(reported), ...Object.keys(replayed)])];
  return names
    .filter((name) => reported[name] !== replayed[name])
    .map((name) => `${name}: ${reported[name]}, by the replay ${replayed[name]}`);
}
