import { Button } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useMemo, useRef } from 'react';
import { useShortcuts } from '../../shell/keys/use-shortcuts.ts';
import { workCopy as copy } from './work.copy.es.ts';
import { WORK_KEYS } from './work-keys.ts';

/** Takes the case with the longest wait and opens it. */
export function TakeNextForm({ formKey }: { readonly formKey: string }) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().state !== 'idle';
  useShortcuts(useMemo(() => ({ [WORK_KEYS.takeNext]: () => form.current?.requestSubmit() }), []));
  return (
    <Form noValidate method="post" ref={form}>
      <FormKey value={formKey} />
      <Button type="submit" isBusy={isBusy} aria-keyshortcuts={WORK_KEYS.takeNext}>
        {copy.takeNext}
      </Button>
    </Form>
  );
}
