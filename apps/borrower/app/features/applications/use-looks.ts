import { useState } from 'react';

/** Returns how often a page's data was read again since the page was opened. */
export function useLooks(data: unknown): number {
  const [seen, setSeen] = useState({ data, looks: 0 });
  if (seen.data === data) return seen.looks;
  const looks = seen.looks + 1;
  setSeen({ data, looks });
  return looks;
}
