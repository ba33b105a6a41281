import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Result of one sheet of the kit in a browser. */
export interface DrawnPage {
  /** Every property of every element, of a page with this sheet alone. */
  readonly styles: readonly string[];
  /** Every rule of the sheet in its order, taken out of its layer. */
  readonly rules: readonly string[];
  /** Number of rules that are in no layer. */
  readonly outside: number;
  /** Look of a button whose user sets the look of their buttons by one weak rule, above the sheet. */
  readonly ownButton: string;
}

const OWN = 'button { border-radius: 3px }';

/** Draws a page of the kit under each of the sheet files. */
export async function drawnUnder(sheets: readonly string[], markup: string): Promise<readonly DrawnPage[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    const drawn: DrawnPage[] = [];
    for (const sheet of sheets) {
      const kit = `<style>${readFileSync(sheet, 'utf8')}</style>`;
      await page.setContent(`<!doctype html><style>${OWN}</style>${kit}${markup}`);
      const ownButton = await page.evaluate(
        () => getComputedStyle(document.querySelector('button') ?? document.body).borderRadius,
      );
      await page.setContent(`<!doctype html>${kit}${markup}`);
      drawn.push({ ownButton, ...(await page.evaluate(readPage)) });
    }
    return drawn;
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function readPage(): Omit<DrawnPage, 'ownButton'> {
  const sheet = [...(document.styleSheets[0]?.cssRules ?? [])].filter(
    (rule) => !(rule instanceof CSSLayerStatementRule),
  );
  const styles = [...document.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
  });
  const outside = sheet.filter((rule) => !(rule instanceof CSSLayerBlockRule)).length;
  const rules = sheet.flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]));
  return { styles, rules: rules.map(({ cssText }) => cssText), outside };
}
