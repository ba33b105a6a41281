import { expect, type Page, test } from '@playwright/test';
import { editPage, editPageEarly } from '../world/edit-page.ts';
import { openSandbox, untilAwake } from '../world/pages.ts';
import { currentStack } from '../world/stack.ts';

const TYPED =
  'main :is(textarea, input:not([type]), input:is([type=text], [type=tel], [type=email], [type=password], [type=search]))';

/** Attribute that marks the button of the first form of the page that can be sent, to find it again. */
const SENDS = 'data-sends';

/**
 * Puts a text into every field as some browsers fill them in: without any event.
 *
 * @returns by name, what the first form that can be sent will have to send
 */
const fillInSilently = (page: Page) =>
  page.evaluate(
    ([typed, mark]) => {
      const buttons = document.querySelectorAll<HTMLButtonElement>(
        'main form[method=post] button[type=submit]:enabled',
      );
      const button = [...buttons].find((one) => one.checkVisibility());
      button?.setAttribute(mark, '');
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      return [...document.querySelectorAll<HTMLInputElement>(typed)].flatMap((field, at) => {
        if (!setValue || !(field instanceof HTMLInputElement) || field.readOnly || field.disabled) return [];
        setValue.call(field, `Relleno ${at}`);
        return field.form === button?.form && field.name ? [[field.name, field.value] as const] : [];
      });
    },
    [TYPED, SENDS] as const,
  );

/** Returns the fields that refuse pasted text, and passwords without a purpose for password managers. */
const unfriendlyFields = (page: Page) =>
  page.locator(TYPED).evaluateAll((fields) =>
    fields
      .filter((field) => {
        const isPasted = field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }));
        const isNamed = /^(?:current|new)-password$/.test(field.getAttribute('autocomplete') ?? '');
        return !isPasted || (field.getAttribute('type') === 'password' && !isNamed);
      })
      .map((field) => field.id),
  );

/** Sends the first form of the page that can be sent. @returns what was sent; nothing where there is no such form */
async function submit(page: Page): Promise<URLSearchParams | undefined> {
  const button = page.locator(`[${SENDS}]`);
  if ((await button.count()) === 0) return undefined;
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  // A card goes to its provider first, so its form shows an error without being sent.
  const answered = page.getByRole('alert').first().waitFor();
  await button.click();
  const request = await Promise.any([sent, answered]);
  return new URLSearchParams(request?.postData() ?? '');
}

/** Opens a page under a translator's hands, fills it in behind its back and sends it. */
async function useEditedPage(page: Page, path: string): Promise<{ title: string; isSent: boolean }> {
  await page.goto(currentStack().addresses.borrower + path);
  const title = await page.title();
  // Some pages of a loan redirect to the loan where nothing is owed.
  const isHere = new URL(page.url()).pathname === path;
  await untilAwake(page);
  await page.evaluate(editPage);
  expect.soft(await unfriendlyFields(page), path).toEqual([]);
  const filled = await fillInSilently(page);
  const sent = await submit(page);
  if (sent?.size) for (const [name, value] of filled) expect.soft(sent.get(name), `${path} ${name}`).toBe(value);
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  return { title: isHere ? title : path, isSent: sent !== undefined };
}

test('a translator or an extension that edits a page breaks no page, and every form is sent', async ({
  page,
  context,
}) => {
  const paths = await openSandbox(page);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(`${error.page()?.url()}: ${error.error().message}`));
  await context.addInitScript(editPageEarly);
  const half = async (rest: number) => {
    const used = [];
    for (const [at, path] of paths.entries()) {
      if (at % 2 !== rest) continue;
      // Uses a tab of its own: the page after the previous form may still be loading.
      const tab = await context.newPage();
      used.push(await useEditedPage(tab, path));
      await tab.close();
    }
    return used;
  };
  const used = (await Promise.all([half(0), half(1)])).flat();
  expect(errors).toEqual([]);
  const titles = used.map(({ title }) => title);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  expect(used.filter(({ isSent }) => isSent).length).toBeGreaterThan(20);
});
