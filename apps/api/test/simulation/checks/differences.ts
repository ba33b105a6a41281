import type { Figures } from '../independent-replay/figures.ts';

/** Returns the figures that two sides say differently, each with what either says. */
export function differences(told: Figures, replayed: Figures): string[] {
  const names = [...new Set([...Object.keys(told), ...Object.keys(replayed)])];
  return names
    .filter((name) => told[name] !== replayed[name])
    .map((name) => `${name}: ${told[name]}, by the replay ${replayed[name]}`);
}
