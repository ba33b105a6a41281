import {
  createPersonalExport,
  EXPORT_FORMATS,
  MASKED_EXPORTS,
  PERSONAL_EXPORTS,
  REPORT_EXPORTS,
} from '@lender/contract';
import {
  Button,
  Card,
  ErrorSummary,
  Field,
  Heading,
  Inline,
  LinkButton,
  Notice,
  Select,
  Stack,
  Text,
  TextInput,
} from '@lender/ui';
import { describeProblem, FormKey, type FormProblem } from '@lender/web/forms';
import { Form } from '@lender/web/navigation';
import { useNavigation } from '@remix-run/react';
import { useMay } from '../../shell/staff.tsx';
import { withParameter } from '../../shell/with-parameter.ts';
import { exportSourceWords } from '../../vocabulary/export-source.copy.es.ts';
import { type ExportSelection, exportsPath } from './export-selection.ts';
import { exportsCopy } from './exports.copy.es.ts';

const { fields: copy, refused, summary } = exportsCopy;

export interface ExportPanelProps {
  readonly selection: ExportSelection;
  readonly formKey: string;
  readonly problem: FormProblem | undefined;
}

/** Requests a file: its subject, its days, and, for personal data, the reason. */
export function ExportPanel({ selection, formKey, problem }: ExportPanelProps) {
  const may = useMay();
  const isBusy = useNavigation().state !== 'idle';
  const { isPersonal } = selection;
  const words = isPersonal ? exportsCopy.personal : exportsCopy.masked;
  const { errors, fields, form } = isPersonal
    ? describeProblem(exportsCopy.personalProblems, problem)
    : describeProblem(exportsCopy.maskedProblems, problem);
  const sources = isPersonal ? PERSONAL_EXPORTS : [...REPORT_EXPORTS, ...MASKED_EXPORTS];
  const typed = problem?.values ?? selection;
  return (
    <Card tone="flat" padding="m" labelledBy="export">
      <Form method="post" preventScrollReset>
        <FormKey value={formKey} />
        <input type="hidden" name="intent" value={isPersonal ? 'personal' : 'masked'} />
        <Stack space="s">
          <Heading level={2} size="large" id="export">
            {words.title}
          </Heading>
          <Text>{words.effect}</Text>
          {form && (
            <Notice tone="danger" role="alert" title={refused}>
              {form}
            </Notice>
          )}
          <ErrorSummary title={errors.length === 1 ? summary.one : summary.other} errors={errors} />
          <Inline space="m" align="end">
            <Field id="source" label={copy.source} error={fields.source}>
              <Select
                name="source"
                placeholder={copy.choose}
                options={sources.map((value) => ({ value, label: exportSourceWords[value] }))}
                required
                defaultValue={typed.source}
              />
            </Field>
            <Field id="from" label={copy.from} error={fields.from}>
              <TextInput type="date" name="from" width="medium" required defaultValue={typed.from} />
            </Field>
            <Field id="to" label={copy.to} error={fields.to}>
              <TextInput type="date" name="to" width="medium" required defaultValue={typed.to} />
            </Field>
            <Field id="format" label={copy.format} error={fields.format}>
              <Select
                name="format"
                options={EXPORT_FORMATS.map((value) => ({ value, label: exportsCopy.formats[value] }))}
                defaultValue={problem?.values.format ?? 'csv'}
              />
            </Field>
            {!isPersonal && (
              <Button type="submit" isBusy={isBusy}>
                {words.submit}
              </Button>
            )}
          </Inline>
          {isPersonal && (
            <Field id="note" label={copy.note} hint={copy.noteHint} error={fields.note}>
              <TextInput name="note" required maxLength={500} defaultValue={problem?.values.note} />
            </Field>
          )}
          <Inline space="s">
            {isPersonal && (
              <Button type="submit" isBusy={isBusy}>
                {words.submit}
              </Button>
            )}
            {may(createPersonalExport) && (
              <LinkButton
                href={isPersonal ? exportsPath() : withParameter(exportsPath(), 'completos', '')}
                tone="quiet"
                size="small"
              >
                {words.other}
              </LinkButton>
            )}
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
