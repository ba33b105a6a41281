import { Dialog, Stack, Text } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { type FormEvent, useState } from 'react';
import { FormBody } from '../../../forms/form-body.tsx';
import { useFormView } from '../../../forms/use-form-view.ts';
import { LOGIN_FIELDS, type LoginField } from '../login.ts';
import { LoginFields } from '../login-fields.tsx';
import { askToSignIn } from './ask-session.ts';
import { guardCopy } from './guard.copy.es.ts';

export interface SignInHereProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** @param label - who it is, as the menu calls them */
  readonly onSignedIn: (label: string) => void;
}

const PREFIX = 'again-';

/** Dialog to sign in again over the open page: nothing on it is lost. */
export function SignInHere({ isOpen, onClose, onSignedIn }: SignInHereProps) {
  const [problem, setProblem] = useState<FormProblem<LoginField>>();
  const [isBusy, setBusy] = useState(false);
  const [isAway, setAway] = useState(false);
  const view = useFormView({ words: 'session:login', fields: LOGIN_FIELDS, problem });
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const answer = await askToSignIn(event.currentTarget).catch(() => undefined);
    setBusy(false);
    setAway(!answer);
    if (answer?.ok) onSignedIn(answer.label);
    else setProblem(answer?.problem);
  };
  // The page may have fields of the same names.
  const errors = view.errors.map(({ fieldId, message }) => ({ fieldId: PREFIX + fieldId, message }));
  const body = { errors, formError: isAway ? guardCopy.ended.away : view.formError };
  return (
    <Dialog
      id="session-ended"
      isOpen={isOpen}
      onClose={onClose}
      title={guardCopy.ended.title}
      closeLabel={guardCopy.ended.close}
    >
      <Stack space="m">
        <Text>{guardCopy.ended.text}</Text>
        {/* Only while it is open: its fields have the names of those of the page. */}
        {isOpen && (
          <form onSubmit={send} noValidate>
            <FormBody view={body} submitLabel={guardCopy.ended.signIn} isBusy={isBusy}>
              <LoginFields view={view} idPrefix={PREFIX} />
            </FormBody>
          </form>
        )}
      </Stack>
    </Dialog>
  );
}
