import { page, userEvent } from '@vitest/browser/context';
import axe from 'axe-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { comparePictures, loadPictureFont } from './pictures.ts';

/** How a page may be looked at. The light one of a phone has the colours of the desktop's, and the parts of the dark one. */
const LOOKS = [
  { theme: 'light', width: 1280, isNew: true },
  { theme: 'dark', width: 320, isNew: true },
  { theme: 'light', width: 360, isNew: false },
  { theme: 'dark', width: 768, isNew: true },
] as const;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A colour on its way from one theme to the other has the contrast of neither. */
beforeAll(async () => {
  Object.assign(window, { realKeyboard: (keys: string) => userEvent.keyboard(keys) });
  const still = document.createElement('style');
  still.textContent = '* { transition: none !important; animation: none !important }';
  document.head.append(still);
  await loadPictureFont();
});

/** A story ends as its person left it, with what they opened still open. */
afterEach(async ({ task }) => {
  for (const { theme, width, isNew } of LOOKS) {
    document.documentElement.dataset.theme = theme;
    await page.viewport(width, 800);
    if (isNew) expect(await violations(), `${theme}, ${width} px wide`).toEqual([]);
    expect(document.documentElement.scrollWidth, `${theme}, ${width} px wide`).toBeLessThanOrEqual(width);
  }
  await comparePictures({ file: task.file.filepath, story: task.name });
});

async function violations(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: TAGS,
    resultTypes: ['violations'],
    // A story is no whole page.
    rules: { region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
