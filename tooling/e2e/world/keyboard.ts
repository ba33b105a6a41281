import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand, UploadedFile } from './hand.ts';

/** More stops than any page has. */
const MOST_STOPS = 120;

/** Operates a page with Tab, Enter, Space, the arrows and letters only, and checks the focus at every stop. */
export class Keyboard implements Hand {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    // A listener from the beginning: one that is added beside the key can be too late for the dialog that the key opens.
    page.on('filechooser', () => {});
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.#reach(field);
    await this.#key('Control+a');
    await this.#page.keyboard.type(text);
  }

  async leave(field: Locator): Promise<void> {
    await this.#key('Tab');
    await expect(field).not.toBeFocused();
  }

  async choose(list: Locator, option: Option): Promise<void> {
    await this.#reach(list);
    // Some lists are fetched when the list before them is chosen, and arrive while the previous one is still open.
    await expect(async () => {
      const wanted = await list.evaluate(placeIn, option);
      expect(wanted).toBeGreaterThanOrEqual(0);
      await this.#walkList(list, wanted);
      expect(await list.evaluate(chosenIn)).toBe(wanted);
    }).toPass({ timeout: 20_000 });
  }

  /** An opened list reports the choice once, and not at every step on the way there. */
  async #walkList(list: Locator, wanted: number): Promise<void> {
    const away = wanted - (await list.evaluate(chosenIn));
    if (away === 0) return;
    await this.#key('Alt+ArrowDown');
    for (let step = 0; step < Math.abs(away); step++) await this.#key(away > 0 ? 'ArrowDown' : 'ArrowUp');
    await this.#key('Enter');
  }

  async tick(box: Locator): Promise<void> {
    if ((await box.getAttribute('type')) === 'radio') await this.#reachRadio(box);
    else await this.#reach(box);
    if (!(await box.isChecked())) await this.#key('Space');
    await expect(box).toBeChecked();
  }

  async press(button: Locator): Promise<void> {
    await this.#reach(button);
    await this.#key('Enter');
  }

  async give(input: Locator, file: UploadedFile): Promise<void> {
    await this.#reach(input);
    const asked = this.#page.waitForEvent('filechooser');
    await this.#key('Space');
    await (await asked).setFiles(file);
  }

  /** Radios of one name are one stop; the arrows go from one to the next. */
  async #reachRadio(box: Locator): Promise<void> {
    const name = await box.getAttribute('name');
    await this.#tabUntil(() => this.#page.evaluate((of) => document.activeElement?.getAttribute('name') === of, name));
    for (let step = 0; !(await hasFocus(box)) && step < MOST_STOPS; step++) await this.#key('ArrowDown');
  }

  async #reach(target: Locator): Promise<void> {
    await expect(target).toBeEnabled();
    await this.#tabUntil(() => hasFocus(target));
  }

  async #tabUntil(isThere: () => Promise<boolean>): Promise<void> {
    for (let stop = 0; !(await isThere()); stop++) {
      expect(stop, 'stops on the way').toBeLessThan(MOST_STOPS);
      const before = await this.#page.evaluateHandle(() => document.activeElement);
      await this.#key('Tab');
      // The page may still be on its way to it.
      const read = () => this.#page.evaluate(readStop, before);
      await expect.poll(read).toEqual({ isSeen: true, isInOrder: true, isTrap: false });
      await before.dispose();
    }
  }

  #key(name: string): Promise<void> {
    return this.#page.keyboard.press(name);
  }
}

type Option = { readonly label: string } | { readonly index: number };

/** Returns the index of an option in its list; -1 while it is not there. */
function placeIn({ options }: HTMLSelectElement, asked: Option): number {
  const is = (option: HTMLOptionElement, index: number) =>
    'index' in asked ? index === asked.index : option.label === asked.label;
  return [...options].findIndex(is);
}

const chosenIn = ({ selectedIndex }: HTMLSelectElement): number => selectedIndex;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Tells whether the focus is visible, arrived in the order of the page, and left the element before. */
function readStop(before: Element | null) {
  const stop = document.activeElement;
  // After the last stop come the browser's own controls, and then the page from its top.
  if (!stop || stop === document.body) return { isSeen: true, isInOrder: true, isTrap: false };
  // The next element is checked, too, since it may be the one that draws the input.
  const drawn = [stop, stop.nextElementSibling].flatMap((element) => (element ? [getComputedStyle(element)] : []));
  const isRinged = drawn.some(
    ({ outlineStyle, outlineWidth, boxShadow }) =>
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
  );
  const { top, bottom, left, right } = stop.getBoundingClientRect();
  const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  const comesAfter = before ? before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING : 1;
  const isFromTop = before === document.body || before === null;
  return { isSeen: isRinged && isInView, isInOrder: isFromTop || comesAfter > 0, isTrap: before === stop };
}
