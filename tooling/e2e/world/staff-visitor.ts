import type { Page } from '@playwright/test';
import { currentStack } from './stack.ts';

/** A form of a page, as a browser would send it. */
export interface SentForm {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Status of a page, the links of it and the forms that it offers. */
export interface ReadPage {
  readonly status: number;
  readonly links: readonly string[];
  readonly forms: readonly SentForm[];
}

/**
 * Reads pages of the back-office as the member of staff who is signed in on `page`, by the browser's own parser,
 * without drawing them.
 */
export function readAsStaff(page: Page, path: string): Promise<ReadPage> {
  return page.evaluate(async (address): Promise<ReadPage> => {
    const response = await fetch(address);
    const html = response.headers.get('content-type')?.includes('text/html') ? await response.text() : '';
    const read = new DOMParser().parseFromString(html, 'text/html');
    const inside = (href: string | null): string[] => {
      const url = new URL(href ?? '', response.url);
      return url.origin === location.origin ? [url.pathname + url.search] : [];
    };
    // A browser sends only the button that was pressed.
    const pressed = (form: Element) => {
      const buttons = [...form.querySelectorAll('button[name]')];
      return buttons.length === 0 ? [undefined] : buttons;
    };
    const sent = (form: Element, button: Element | undefined) =>
      [...form.querySelectorAll('input[name], select[name], textarea[name]'), ...(button ? [button] : [])].map(
        (field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? ''] as const,
      );
    return {
      status: response.status,
      links: [...read.querySelectorAll('main a[href], nav a[href]')].flatMap((link) =>
        inside(link.getAttribute('href')),
      ),
      forms: [...read.querySelectorAll('form[method="post" i]')].flatMap((form) =>
        inside(form.getAttribute('action')).flatMap((action) =>
          pressed(form).map((button) => ({ action, fields: sent(form, button) })),
        ),
      ),
    };
  }, currentStack().addresses['back-office'] + path);
}

/**
 * Sends a form as the member of staff who is signed in on `page`: returns the status of the answer, redirects not
 * followed.
 */
export function sendAsStaff(page: Page, { action, fields }: SentForm): Promise<number> {
  return page.evaluate(
    async ([address, sent]) => {
      const body = new URLSearchParams(sent.map(([name, value]) => [name, value]));
      // A redirect follows a form that was accepted: it is returned as 302.
      const { type, status } = await fetch(address, { method: 'POST', body, redirect: 'manual' });
      return type === 'opaqueredirect' ? 302 : status;
    },
    [currentStack().addresses['back-office'] + action, fields] as const,
  );
}
