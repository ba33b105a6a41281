import { createPersonalExport, EXPORT_FORMATS } from '@lender/contract';
import { Button, Field, Inline, LinkButton, Select, TextInput } from '@lender/ui';
import type { FormProblem, ProblemWords } from '@lender/web/forms';
import { CommandCard } from '../../forms/command-card.tsx';
import { DayInput } from '../../forms/day-input.tsx';
import { useMay, usePermissions } from '../../shell/staff.tsx';
import { withParameter } from '../../shell/with-parameter.ts';
import { exportSourceWords } from '../../vocabulary/export-source.copy.es.ts';
import { exportChoices } from './export-choices.ts';
import { type ExportSelection, exportsPath } from './export-selection.ts';
import { exportsCopy } from './exports.copy.es.ts';

const { fields: copy, refused } = exportsCopy;

export interface ExportPanelProps {
  readonly selection: ExportSelection;
  readonly formKey: string;
  readonly problem: FormProblem | undefined;
}

/** Requests a file: its subject, its days, and, for personal data, the reason. */
export function ExportPanel({ selection, formKey, problem }: ExportPanelProps) {
  const may = useMay();
  const { isPersonal } = selection;
  const words = isPersonal ? exportsCopy.personal : exportsCopy.masked;
  const sentences: ProblemWords<string> = isPersonal ? exportsCopy.personalProblems : exportsCopy.maskedProblems;
  const sources = exportChoices(usePermissions(), isPersonal);
  return (
    <CommandCard
      id="export"
      title={words.title}
      lead={words.effect}
      surface="flat"
      preventScrollReset
      formKey={formKey}
      hidden={{ intent: isPersonal ? 'personal' : 'masked' }}
      words={sentences}
      problem={problem}
      refused={refused}
    >
      {({ field, input, isBusy }) => {
        const send = (
          <Button type="submit" isBusy={isBusy}>
            {words.submit}
          </Button>
        );
        return (
          <>
            <Inline space="m" align="end">
              <Field {...field('source')} label={copy.source}>
                <Select
                  {...input('source', selection.source)}
                  placeholder={copy.choose}
                  options={sources.map((value) => ({ value, label: exportSourceWords[value] }))}
                  required
                />
              </Field>
              <Field {...field('from')} label={copy.from}>
                <DayInput {...input('from', selection.from)} required />
              </Field>
              <Field {...field('to')} label={copy.to}>
                <DayInput {...input('to', selection.to)} required />
              </Field>
              <Field {...field('format')} label={copy.format}>
                <Select
                  {...input('format', 'xlsx')}
                  options={EXPORT_FORMATS.map((value) => ({ value, label: exportsCopy.formats[value] }))}
                />
              </Field>
              {!isPersonal && send}
            </Inline>
            {isPersonal && (
              <Field {...field('note')} label={copy.note} hint={copy.noteHint}>
                <TextInput {...input('note')} required maxLength={500} />
              </Field>
            )}
            <Inline space="s">
              {isPersonal && send}
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
          </>
        );
      }}
    </CommandCard>
  );
}
