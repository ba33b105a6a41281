import { createCookie } from '@remix-run/node';
import { type MenuState, parseMenuState } from './menu-state.ts';

const YEAR_SECONDS = 31_536_000;

const cookie = createCookie('__Host-menu', {
  maxAge: YEAR_SECONDS,
  httpOnly: true,
  secure: true,
  path: '/',
  sameSite: 'lax',
});

/** Reads whether the menu is hidden in this browser. */
export const readMenuState = async (request: Request): Promise<MenuState> =>
  parseMenuState(await cookie.parse(request.headers.get('cookie')));

/** Returns the header that keeps the state of the menu in this browser. */
export const keepMenuState = (state: MenuState): Promise<string> => cookie.serialize(state);
