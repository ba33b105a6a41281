import { userEvent } from 'storybook/test';

declare global {
  interface Window {
    /** Set by the tests: presses keys of a real keyboard. */
    readonly realKeyboard?: (keys: string) => Promise<void>;
  }
}

/**
 * Presses keys, one after the other: `{Enter}`, `[Space]`, `{Tab}`. In the tests the browser gets them as from a
 * keyboard; for a reader of the story they are imitated.
 */
export async function press(...keys: readonly string[]): Promise<void> {
  const keyboard = window.realKeyboard ?? ((key: string) => userEvent.keyboard(key));
  for (const key of keys) await keyboard(key);
}

/** True with real keys: imitated ones move no range, choose in no list, open no `<details>`. */
export const hasRealKeyboard = (): boolean => window.realKeyboard !== undefined;

/** Returns the address to which Enter on this link leads; the page does not go there. */
export async function followed(link: HTMLElement): Promise<string | null> {
  const followed = new Promise<string | null>((follow) => {
    link.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        follow(link.getAttribute('href'));
      },
      { once: true },
    );
  });
  link.focus();
  await press('{Enter}');
  link.blur();
  return followed;
}
