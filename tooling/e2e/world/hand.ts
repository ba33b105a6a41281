import type { Locator } from '@playwright/test';

export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/**
 * Way in which a person operates a page. Controls are found by their names; how the person reaches them differs by
 * hand.
 */
export interface Hand {
  type(field: Locator, text: string): Promise<void>;
  leave(field: Locator): Promise<void>;
  choose(list: Locator, option: { readonly label: string } | { readonly index: number }): Promise<void>;
  /** A checkbox or a radio. */
  tick(box: Locator): Promise<void>;
  press(button: Locator): Promise<void>;
  give(input: Locator, file: UploadedFile): Promise<void>;
}

/** Reaches each control directly, as a finger or a mouse does. */
export const mouse: Hand = {
  type: (field, text) => field.fill(text),
  leave: (field) => field.blur(),
  choose: async (list, option) => {
    await list.selectOption(option);
  },
  tick: (box) => box.check(),
  press: (button) => button.click(),
  give: (input, file) => input.setInputFiles(file),
};
