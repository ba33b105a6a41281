import { Field, TextInput } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { expect, test } from 'vitest';
import { renderHtml } from '../../test/render.tsx';
import { FormBody } from './form-body.tsx';
import { useFormView } from './use-form-view.ts';

type Name = 'username' | 'password';
const FIELDS: readonly Name[] = ['username', 'password'];

interface ProbeProps {
  readonly problem?: FormProblem<Name>;
  readonly explain?: (problem: FormProblem<Name>, name: Name) => string | undefined;
}

function Probe({ problem, explain }: ProbeProps) {
  const optional: readonly Name[] = ['password'];
  const view = useFormView({ words: 'session:login', fields: FIELDS, optional, problem, explain });
  return (
    <FormBody view={view} formKey="key-of-this-page" submitLabel="Seguir" isBusy={false}>
      {FIELDS.map((name) => (
        <Field key={name} {...view.field(name)}>
          <TextInput {...view.input(name)} />
        </Field>
      ))}
    </FormBody>
  );
}

const refused = (fields: FormProblem<Name>['fields'], rest: Partial<FormProblem<Name>> = {}): FormProblem<Name> => ({
  values: { username: 'ana@correo.example' },
  fields,
  facts: {},
  ...rest,
});

test('a form that was not sent shows no problem, and marks the optional fields', () => {
  const html = renderHtml(<Probe />);
  expect(html).not.toContain('role="alert"');
  expect(html).toContain('(opcional)');
  expect(html).toContain('<input type="hidden" name="formKey" value="key-of-this-page"/>');
});

test('what was typed is shown again, and each problem both at its field and in the summary', () => {
  const html = renderHtml(<Probe problem={refused({ password: 'required' })} />);
  expect(html).toContain('value="ana@correo.example"');
  expect(html).toContain('Revisa un dato');
  expect(html).toContain('href="#password"');
  expect(html.split('Escribe tu contraseña.')).toHaveLength(3);
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="password"/);
});

test('a summary of two problems gives their number', () => {
  expect(renderHtml(<Probe problem={refused({ username: 'required', password: 'required' })} />)).toContain(
    'Revisa 2 datos',
  );
});

test('a code without copy of its own is still explained', () => {
  expect(renderHtml(<Probe problem={refused({ username: 'brand_new_code' })} />)).toContain(
    'Revisa tu celular o tu correo.',
  );
});

test('a refusal of a field is shown at the field in the words of its form', () => {
  const html = renderHtml(<Probe problem={refused({ password: 'credentials_wrong' })} />);
  expect(html.split('no coinciden')).toHaveLength(3);
});

test('a refusal that every call may return is shown at a field in the words of the site', () => {
  expect(renderHtml(<Probe problem={refused({ username: 'client_blocked' })} />)).toContain(
    'Tu cuenta está bloqueada.',
  );
});

test.each([
  ['credentials_wrong', 'no coinciden'],
  ['illegal_transition', 'ya avanzó'],
  ['brand_new_code', 'Algo no quedó bien'],
])('%s of the whole form is shown beside the fields', (form, words) => {
  expect(renderHtml(<Probe problem={refused({}, { form })} />)).toContain(words);
});

test('the explanation of a field that can explain itself comes first', () => {
  const html = renderHtml(
    <Probe problem={refused({ username: 'invalid' })} explain={({ values }) => `«${values.username}» no existe`} />,
  );
  expect(html).toContain('«ana@correo.example» no existe');
});
