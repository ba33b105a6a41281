import { Button, Field, Inline, Stack, TextInput } from '@lender/ui';
import { Form } from '@lender/web/navigation';
import { useDraft } from '@lender/web/react';
import { useNavigation } from '@remix-run/react';
import { FIND_FIELD } from '../../forms/find-text.ts';
import type { NotFound } from '../../shell/search/search-for.server.ts';
import { useOwnDraft } from '../../shell/staff.tsx';
import { findCopy as copy } from './find.copy.es.ts';

export interface FindFormProps {
  /** Text of the last search. */
  readonly typed: string | undefined;
  readonly problem: NotFound['problem'] | undefined;
}

/**
 * Shows the one field of the search. It is sent as a form, so that text that identifies a person is in no address, no
 * history and no log. A user who comes back from a result finds the text in the field, until the tab is closed or the
 * user signs out.
 */
export function FindForm({ typed, problem }: FindFormProps) {
  const { form } = useDraft(useOwnDraft('search'));
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form noValidate method="post" role="search" ref={form}>
      <Stack space="s">
        <Field id="find" label={copy.label} error={problem && copy.problems[problem]}>
          <TextInput
            type="search"
            name={FIND_FIELD}
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
        </Field>
        <Inline space="s">
          <Button type="submit" isBusy={isBusy}>
            {copy.submit}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
