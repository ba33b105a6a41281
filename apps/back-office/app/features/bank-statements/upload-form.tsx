import {
  Button,
  Card,
  Disclosure,
  Field,
  FileInput,
  Heading,
  Inline,
  Notice,
  Stack,
  Text,
  TextInput,
} from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { statementsCopy } from './statements.copy.es.ts';
import type { UploadProblem } from './take-in.server.ts';

const { upload: copy } = statementsCopy;

export interface UploadFormProps {
  /** Account that was used last. */
  readonly account: string;
  readonly formKey: string;
  readonly problem: UploadProblem | undefined;
}

/** Form that imports a statement: the account, the file, and the rules for a file. */
export function UploadForm({ account, formKey, problem }: UploadFormProps) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Card padding="m" labelledBy="upload">
      <Form noValidate method="post" encType="multipart/form-data">
        <FormKey value={formKey} />
        <Stack space="s">
          <Heading level={2} size="large" id="upload">
            {copy.title}
          </Heading>
          <Text tone="soft">{copy.lead}</Text>
          {problem && (
            <Notice tone="danger" role="alert" title={problem.title}>
              <Stack space="xs">
                {problem.said.map((words) => (
                  <Text key={words}>{words}</Text>
                ))}
              </Stack>
            </Notice>
          )}
          <Field id="account" label={copy.account}>
            <TextInput
              name="account"
              inputMode="numeric"
              width="short"
              required
              maxLength={4}
              defaultValue={problem?.account ?? account}
            />
          </Field>
          <FileInput
            id="file"
            name="file"
            legend={copy.file}
            accept=".csv,.sta,.mt940,.txt,.xml,text/csv,text/plain,text/xml"
            chooseLabel={copy.choose}
            dropHint={copy.drop}
            isRequired
            chosenLabel={({ name, size }) => copy.chosen(name, Math.ceil(size / 1024))}
          />
          <Inline>
            <Button type="submit" size="small" isBusy={isBusy}>
              {copy.submit}
            </Button>
          </Inline>
          <Disclosure summary={copy.layout}>
            <Stack space="xs">
              <Text size="small">{copy.layoutLead}</Text>
              {copy.columns.map((words) => (
                <Text key={words} size="small">
                  {words}
                </Text>
              ))}
            </Stack>
          </Disclosure>
        </Stack>
      </Form>
    </Card>
  );
}
