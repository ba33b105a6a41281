import type { CDPSession, Page } from 'playwright-core';

const steps = 400;
const pauseMs = 25;
const text = 'Ana Robles 2026 ';

/**
 * Sends real input, the same for each contender: the mouse along a curve, a key at every fourth step, clicks and the
 * wheel.
 */
export async function fillForm(page: Page): Promise<void> {
  await page.focus('[name=firstName]');
  for (let step = 0; step < steps; step++) {
    await page.mouse.move(500 + 300 * Math.sin(step / 9), 300 + 200 * Math.cos(step / 13));
    if (step % 4 === 0) await page.keyboard.press(text[(step / 4) % text.length] ?? 'a');
    if (step % 50 === 25) await page.mouse.wheel(0, step % 100 === 25 ? 200 : -200);
    if (step % 100 === 99) await page.click(step % 200 === 99 ? '[name=income]' : '[name=firstName]');
    await page.waitForTimeout(pauseMs);
  }
}

/** Returns the time that scripts have run in a page since it began, in ms. */
export async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
}
