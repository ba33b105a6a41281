import { Button, Columns, Field, RadioGroup, Text, TextInput } from '@lender/ui';
import type { FormFields } from '../../forms/form-fields.ts';
import type { FoundSubjects } from './find-subjects.server.ts';
import { subjectCopy as copy } from './subject.copy.es.ts';
import { FIND_INTENT } from './subject.ts';
import { chosenSubject, type SubjectOption } from './subject-option.ts';

export interface SubjectFieldProps extends Pick<FormFields<'find' | 'about'>, 'field' | 'input' | 'values'> {
  /** Result of the last search. */
  readonly found: FoundSubjects | undefined;
  /** Subject of the page that led here. */
  readonly about: SubjectOption | undefined;
}

/**
 * Chooses a client, an application or a loan from a search, inside a form that keeps what was typed in it. The text of
 * the search is in the body of the form, never in an address.
 */
export function SubjectField({ field, input, values, found, about }: SubjectFieldProps) {
  const chosen = chosenSubject(values.about) ?? about;
  const offered = found?.options ?? [];
  const isOffered = offered.some(({ value }) => value === chosen?.value);
  const options = chosen && !isOffered ? [chosen, ...offered] : offered;
  const error = found?.isRefused ? found.said : field('find').error;
  return (
    <>
      <Columns count={2} align="end">
        <Field {...field('find')} label={copy.label} hint={copy.hint} error={error}>
          <TextInput {...input('find')} type="search" autoComplete="off" spellCheck={false} maxLength={100} />
        </Field>
        <Button type="submit" name="intent" value={FIND_INTENT} tone="secondary">
          {copy.submit}
        </Button>
      </Columns>
      {found && !found.isRefused && (
        <div role="status">
          <Text tone="soft">{found.said}</Text>
        </div>
      )}
      {options.length > 0 && (
        <RadioGroup
          id={field('about').id}
          name="about"
          legend={copy.choose}
          options={[...options, { value: '', label: copy.noOne }]}
          defaultValue={values.about ?? chosen?.value ?? ''}
        />
      )}
    </>
  );
}
