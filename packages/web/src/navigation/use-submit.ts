import { type SubmitOptions, useSubmit as useRemixSubmit } from '@remix-run/react';
import { useCallback } from 'react';
import { ownPath } from '../paths/own-path.ts';

type Target = Parameters<ReturnType<typeof useRemixSubmit>>[0];
/** Sends a form, or fields, to this site; an action that is no path of it leads to the first page. */
export type Submit = (target: Target, options?: SubmitOptions) => void;

/** Sends a form from a script. */
export function useSubmit(): Submit {
  const submit = useRemixSubmit();
  return useCallback<Submit>(
    (target, { action, ...rest } = {}) =>
      submit(target, { ...rest, ...(action !== undefined && { action: ownPath(action) }) }),
    [submit],
  );
}
