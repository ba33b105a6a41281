import { Button } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useMemo, useRef } from 'react';
import { type Shortcuts, useShortcuts } from '../../shell/keys/use-shortcuts.ts';
import { workCopy as copy } from './work.copy.es.ts';
import { WORK_KEYS } from './work-keys.ts';
import type { WorkLine } from './work-lines.ts';

export interface NextFormProps {
  readonly formKey: string;
  readonly lines: readonly WorkLine[];
}

/** Begins the item of work that is due first. Each line of work has a key of its own as well. */
export function NextForm({ formKey, lines }: NextFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().state !== 'idle';
  const keys = lines.map(({ key }) => key).join('');
  useShortcuts(useMemo(() => ({ ...beginKeys(keys), [WORK_KEYS.next]: () => form.current?.requestSubmit() }), [keys]));
  return (
    <Form noValidate method="post" ref={form}>
      <FormKey value={formKey} />
      <Button type="submit" isBusy={isBusy} aria-keyshortcuts={WORK_KEYS.next}>
        {copy.next}
      </Button>
    </Form>
  );
}

const beginKeys = (keys: string): Shortcuts =>
  Object.fromEntries(
    [...keys].map((key) => [key, () => document.querySelector<HTMLElement>(`[data-begin="${key}"]`)?.click()]),
  );
