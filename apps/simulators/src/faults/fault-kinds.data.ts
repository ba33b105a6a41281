import type { Fault } from './fault.ts';

/** Effect of each fault, in the words of the README. */
export const FAULT_KINDS: readonly { readonly fault: Fault['fault']; readonly meaning: string }[] = [
  { fault: 'slow', meaning: 'each call waits `ms` (3000) before it is done' },
  { fault: 'down', meaning: 'no call is done: it is answered with 503, or with a closed connection (`as`: `503`, `closed`)' },
  { fault: 'wrong', meaning: 'no call is done: it is answered with 200 and a page, or JSON of another kind (`as`: `html`, `json`)' },
  { fault: 'never', meaning: 'each call is done and never answered, or no notice is sent (`of`: `answers`, `notices`)' },
  { fault: 'duplicate', meaning: 'each notice is sent twice' },
  { fault: 'reordered', meaning: 'each notice waits until the next one overtook it, or for a minute' },
];
