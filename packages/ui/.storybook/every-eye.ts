import { page } from '@vitest/browser/context';
import axe from 'axe-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { comparePictures, loadPictureFont } from './pictures.ts';

/** How a page may be looked at, beside the light one of a desktop, on which the addon looks at every story. */
const LOOKS = [
  { theme: 'dark', width: 320 },
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 768 },
] as const;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A colour on its way from one theme to the other has the contrast of neither. */
beforeAll(async () => {
  const still = document.createElement('style');
  still.textContent = '* { transition: none !important; animation: none !important }';
  document.head.append(still);
  await loadPictureFont();
});

/** A story ends as its person left it, with what they opened still open. */
afterEach(async ({ task }) => {
  for (const { theme, width } of LOOKS) {
    document.documentElement.dataset.theme = theme;
    await page.viewport(width, 800);
    const { violations } = await axe.run(document.body, { runOnly: TAGS });
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    expect(found, `${theme}, ${width} px wide`).toEqual([]);
    expect(document.documentElement.scrollWidth, `${theme}, ${width} px wide`).toBeLessThanOrEqual(width);
  }
  await comparePictures({ file: task.file.filepath, story: task.name });
});
