import { expect, type Page } from '@playwright/test';

/** Views of a page for people with low vision, each in CSS pixels and with the size of letters they chose. */
const EYES = [
  { name: 'letters twice as large', width: 360, height: 780, letters: '200%' },
  // 1280 × 1024 at four times the size, as WCAG 1.4.10 counts.
  { name: 'everything four times as large', width: 320, height: 256, letters: '' },
] as const;

/**
 * Expects that nothing is cut off and nothing has to be scrolled sideways, however large the letters; and that nothing
 * moves unasked.
 */
export async function expectReadable(page: Page): Promise<void> {
  for (const { name, width, height, letters } of EYES) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
    const { sideways, cut, covered } = await page.evaluate(readLayout);
    expect.soft(sideways, `${name}: pixels to the side`).toBeLessThanOrEqual(0);
    expect.soft(cut, `${name}: words that are cut off`).toEqual([]);
    expect.soft(covered, `${name}: part of the window that stays covered`).toBeLessThanOrEqual(0.5);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
}

/** Expects that no movement takes longer than a moment where reduced motion was asked for. */
export async function expectStill(page: Page): Promise<void> {
  expect.soft(await page.evaluate(readMoving), 'what moves').toEqual([]);
}

function readLayout() {
  const root = document.documentElement;
  const isHiddenOnPurpose = (box: DOMRect) => box.width <= 1 || box.height <= 1;
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (!text.textContent?.trim() || width === 0) continue;
    for (let room = text.parentElement; room && room !== document.body; room = room.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(room);
      // A part that can be scrolled to is not lost.
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (!/hidden|clip/.test(overflowX + overflowY)) continue;
      const box = room.getBoundingClientRect();
      if (isHiddenOnPurpose(box)) break;
      if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1)
        cut.push(text.textContent.trim());
    }
  }
  const stuck = [...document.querySelectorAll('body *')].filter((element) => {
    const { position, visibility } = getComputedStyle(element);
    return (position === 'fixed' || position === 'sticky') && visibility === 'visible';
  });
  const heights = stuck.map((element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width < root.clientWidth / 2 ? 0 : Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  });
  return {
    sideways: root.scrollWidth - innerWidth,
    cut,
    covered: heights.reduce((sum, height) => sum + height, 0) / innerHeight,
  };
}

function readMoving() {
  const seconds = (list: string) =>
    Math.max(...list.split(', ').map((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 0.001 : 1)));
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, part);
      const isMoving =
        seconds(transitionDuration) > 0.001 || (animationName !== 'none' && seconds(animationDuration) > 0.001);
      return isMoving ? [`${element.tagName.toLowerCase()}.${element.className}${part ?? ''}`] : [];
    }),
  );
}
