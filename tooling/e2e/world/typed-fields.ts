import type { Page } from '@playwright/test';

/** Returns the contents of the fields that a person fills, by name. */
export const typedFields = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')]
        .filter(({ type, checked }) => !/hidden|file/.test(type) && (!/radio|checkbox/.test(type) || checked))
        .map(({ name, value }) => [name, value]),
    ),
  );

/** Removes the formatting that pages add. */
export const sent = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, text.replace(/\+52|[^\p{L}\p{N}]/gu, '').toLowerCase()]),
  );
