import { toastIn } from '@lender/web/outcome';
import { TOAST_WORDS, type ToastWord } from './toast-words.ts';

/** Reads the toast that the page before left to be shown. */
export function flashIn(request: Request): { readonly word: ToastWord } | null {
  const word = toastIn(request, TOAST_WORDS);
  return word && { word };
}
