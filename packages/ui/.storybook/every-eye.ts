import { page, userEvent } from '@vitest/browser/context';
import axe from 'axe-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { comparePictures, loadPictureFont } from './pictures.ts';

/** The only rules that a story without violations can break in other colours or at another width. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size'];

/**
 * Looks in which a page is checked, and the rules for each. The light look on a phone has the colours of the light
 * desktop look and the parts of the dark phone look. The short form of the test applies those rules that depend on the
 * look.
 */
const LOOKS = [
  { theme: 'light', width: 1280, rules: 'all' },
  { theme: 'dark', width: 320, rules: inject('isDeep') ? 'all' : 'of looks' },
  { theme: 'light', width: 360, rules: 'none' },
  { theme: 'dark', width: 768, rules: inject('isDeep') ? 'all' : 'none' },
] as const;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A colour in transition from one theme to the other has the contrast of neither. */
beforeAll(async () => {
  Object.assign(window, { realKeyboard: (keys: string) => userEvent.keyboard(keys) });
  const still = document.createElement('style');
  still.textContent = '* { transition: none !important; animation: none !important }';
  document.head.append(still);
  await loadPictureFont();
});

/** A story ends in its last state, with what was opened still open. */
afterEach(async ({ task }) => {
  for (const { theme, width, rules } of LOOKS) {
    document.documentElement.dataset.theme = theme;
    await page.viewport(width, 800);
    if (rules !== 'none') expect(await violations(rules), `${theme}, ${width} px wide`).toEqual([]);
    expect(document.documentElement.scrollWidth, `${theme}, ${width} px wide`).toBeLessThanOrEqual(width);
  }
  await comparePictures({ file: task.file.filepath, story: task.name });
});

async function violations(rules: 'all' | 'of looks'): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: rules === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: OF_LOOKS },
    resultTypes: ['violations'],
    // A story is not a whole page.
    rules: { region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
