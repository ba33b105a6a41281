import type { Progress } from './stack.ts';

/** Screen on which progress is shown. */
interface Screen {
  write: (text: string) => unknown;
  /** True when a line can be rewritten. */
  isTTY?: boolean;
}

interface ShowOptions {
  screen: Screen;
  /** Returns milliseconds by a clock that runs evenly. */
  now: () => number;
  onSites: Progress['onSites'];
}

const barWidth = 26;
const months = 3;

/** Shows a line for each step of a start with the second at which it was done, and a bar for the simulated months. */
export function showProgress({ screen, now, onSites }: ShowOptions): Progress {
  const begun = now();
  let isBarOpen = false;
  let shownMonth = -1;
  const line = (text: string) => {
    screen.write(`${isBarOpen ? '\r' : ''}${text.padEnd(isBarOpen ? 76 : 0)}\n`);
    isBarOpen = false;
  };
  const at = () => `${((now() - begun) / 1000).toFixed(1).padStart(6)} s`;
  return {
    onStep: (name) => line(`${at()}  ${name}`),
    onDay: (day, days) => {
      const month = Math.floor((day * months) / days);
      if (!screen.isTTY && month === shownMonth) return;
      shownMonth = month;
      const full = Math.round((day * barWidth) / days);
      const bar = `${'█'.repeat(full)}${'░'.repeat(barWidth - full)}`;
      const text = `${at()}  ${bar}  ${lifeWords(day, days, month)}`;
      if (day === days || !screen.isTTY) return line(text);
      screen.write(`\r${text.padEnd(76)}`);
      isBarOpen = true;
    },
    onSites,
  };
}

function lifeWords(day: number, days: number, month: number): string {
  return day === days ? 'three months lived' : `a lender lives: month ${month + 1} of ${months}`;
}
