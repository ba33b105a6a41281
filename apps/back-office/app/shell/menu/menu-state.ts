import * as z from 'zod/mini';

/** States of the menu beside the page. */
const MENU_STATES = ['open', 'closed'] as const;
export type MenuState = (typeof MENU_STATES)[number];

/** Path of the form that hides or shows the menu, and its fields. */
export const MENU_PATH = '/menu';
export const MENU_FIELD = 'estado';
export const FROM_FIELD = 'de';

const menuState = z.catch(z.enum(MENU_STATES), 'open');

/** Reads the state of the menu from a form or a cookie; it is open unless it was hidden. */
export const parseMenuState = (value: unknown): MenuState => menuState.parse(value);
