import { readFlash, withFlash } from '../../shell/flash.ts';
import { queueCopy } from './queue.copy.es.ts';

const { hold: copy } = queueCopy;

export type HoldWord = 'take' | 'release' | 'give';

/** Returns the path of the next page, with the result of an action on the chosen cases. */
export const afterHold = (
  path: string,
  done: { readonly word: HoldWord; readonly count: number; readonly left: number },
): string => withFlash(path, `${done.word}.${done.count}.${done.left}`);

/** Reads that in words; nothing where nothing was done. */
export function holdFlash(search: URLSearchParams): string | undefined {
  const [, word, done, left] = /^(take|release|give)\.(\d{1,3})\.(\d{1,3})$/.exec(readFlash(search) ?? '') ?? [];
  if (word !== 'take' && word !== 'release' && word !== 'give') return undefined;
  const others = Number(left);
  const beside = word === 'take' ? copy.held(others) : copy.notYours(others);
  return [copy.done[word](Number(done)), ...(others > 0 ? [beside] : [])].join(' ');
}
