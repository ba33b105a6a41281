import type { SelectOption } from '@lender/ui';
import { useEffect, useState } from 'react';

export interface LoadedOptions {
  /** Options; `undefined` until they are loaded. */
  readonly options: readonly SelectOption[] | undefined;
  readonly hasFailed: boolean;
}

const nothing: LoadedOptions = { options: undefined, hasFailed: false };

/** Loads the options from a path of this site; none without a path. A new path drops the answer to the old. */
export function useOptions(path: string | undefined): LoadedOptions {
  const [loaded, setLoaded] = useState<LoadedOptions & { readonly path: string }>();
  useEffect(() => {
    if (path === undefined) return;
    const abort = new AbortController();
    fetch(path, { signal: abort.signal, headers: { accept: 'application/json' } })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`status ${response.status}`))))
      .then((options: SelectOption[]) => setLoaded({ path, options, hasFailed: false }))
      .catch(() => abort.signal.aborted || setLoaded({ path, options: undefined, hasFailed: true }));
    return () => abort.abort();
  }, [path]);
  return loaded && loaded.path === path ? loaded : nothing;
}
