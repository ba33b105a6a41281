import { useSubmit } from '@lender/web/navigation';
import { deleteAllDrafts } from '@lender/web/react';
import { screenPath } from '../../screens.ts';
import type { PaletteCommand } from './palette-items.ts';

/** What each command of the palette does: what the buttons of the pages do. */
export function usePaletteCommands(): Readonly<Record<PaletteCommand, () => void>> {
  const submit = useSubmit();
  return {
    takeNext: () => submit({ formKey: crypto.randomUUID() }, { method: 'post', action: screenPath('work', {}) }),
    openSite: () => sendForm('/sitio', '_blank'),
    signOut: () => {
      deleteAllDrafts(sessionStorage);
      sendForm('/salir');
    },
  };
}

/** As the form in the header does: the whole document goes there. */
function sendForm(action: string, target = '_self'): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, target, rel: 'noopener' });
  document.body.append(form);
  form.submit();
  form.remove();
}
