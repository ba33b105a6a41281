import { toastIn } from '@lender/web/outcome';
import { TOAST_WORDS, type ToastWord } from './toast-words.ts';

/** What the page before left to be told in passing. */
export function newsIn(request: Request): { readonly word: ToastWord } | null {
  const word = toastIn(request, TOAST_WORDS);
  return word && { word };
}
