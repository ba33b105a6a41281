import { Icon, VisuallyHidden } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { useLocation } from '@remix-run/react';
import { shellCopy } from '../shell.copy.es.ts';
import * as css from './menu.css.ts';
import { MenuLinks, type MenuLinksProps } from './menu-links.tsx';
import { FROM_FIELD, MENU_FIELD, MENU_PATH, type MenuState } from './menu-state.ts';

const { nav: copy } = shellCopy;

/** Shows the menu beside the page, with the button that hides it. */
export function SideMenu({ state, ...links }: MenuLinksProps & { readonly state: MenuState }) {
  return (
    <div className={css.side}>
      <div className={css.sticky}>
        <Toggle state={state} />
        {state === 'open' && (
          <nav aria-label={copy.label}>
            <MenuLinks {...links} />
          </nav>
        )}
      </div>
    </div>
  );
}

/** Hides or shows the menu by a form: it works without a script, and the next page begins as it was left. */
function Toggle({ state }: { readonly state: MenuState }) {
  const { pathname, search } = useLocation();
  const label = state === 'open' ? copy.hide : copy.show;
  return (
    <Form noValidate method="post" action={MENU_PATH} replace preventScrollReset>
      <input type="hidden" name={FROM_FIELD} value={pathname + search} />
      <button
        type="submit"
        name={MENU_FIELD}
        value={state === 'open' ? 'closed' : 'open'}
        className={css.toggle}
        aria-expanded={state === 'open'}
        title={label}
      >
        <Icon name={state === 'open' ? 'left' : 'menu'} />
        {state === 'open' ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </button>
    </Form>
  );
}
