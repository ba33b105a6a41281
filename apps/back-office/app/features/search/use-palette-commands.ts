import { useSubmit } from '@lender/web/navigation';
import { deleteAllDrafts } from '@lender/web/react';
import { screenPath } from '../../screens.ts';
import type { PaletteCommand } from './palette-items.ts';

/** Returns the effect of each palette command, which is that of the matching button on the pages. */
export function usePaletteCommands(): Readonly<Record<PaletteCommand, () => void>> {
  const submit = useSubmit();
  return {
    next: () => submit({ formKey: crypto.randomUUID() }, { method: 'post', action: screenPath('work', {}) }),
    openSite: () => sendForm('/sitio', '_blank'),
    signOut: () => {
      deleteAllDrafts(sessionStorage);
      sendForm('/salir');
    },
  };
}

/** Sends a form as the header does: the whole document navigates. */
function sendForm(action: string, target = '_self'): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, target, rel: 'noopener' });
  document.body.append(form);
  form.submit();
  form.remove();
}
