import { Button, Disclosure, ErrorSummary, Prose, Stack, Text } from '@lender/ui';
import { FormKey } from '@lender/web/forms';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { StepPage } from '../step-page.tsx';
import { UndoRemoval } from '../uploads/undo-removal.tsx';
import type { RemovedFile, UploadProblem } from '../uploads/upload.ts';
import { photoAnchor, type PhotoTask as Task } from './photo.ts';
import { PhotoExamples } from './photo-examples.tsx';
import { PhotoTask } from './photo-task.tsx';
import { usePhotoProblem } from './use-photo-problem.ts';

export interface IdPhotosPageProps {
  readonly tasks: readonly Task[];
  readonly removed: RemovedFile | null;
  /** All of them are stored. */
  readonly isComplete: boolean;
  readonly formKey: string;
  readonly back?: string | undefined;
  readonly problem: UploadProblem | undefined;
  readonly isBusy: boolean;
}

/** The photos of the identification and of its owner: three tasks in any order, then on. */
export function IdPhotosPage({ tasks, removed, isComplete, formKey, back, problem, isBusy }: IdPhotosPageProps) {
  const { t } = useTranslation(['registration', 'forms']);
  const wordsOf = usePhotoProblem();
  const errors = problem ? [{ fieldId: photoAnchor(problem.type), message: wordsOf(problem.code) }] : [];
  return (
    <StepPage
      step="idPhotos"
      title={t('idPhotos.title')}
      detail={t('idPhotos.detail')}
      lead={t('idPhotos.lead')}
      why={t('idPhotos.why')}
      back={back}
      isBare
    >
      <Stack space="l">
        <ErrorSummary title={t('forms:summary', { count: errors.length })} errors={errors} />
        {removed && <UndoRemoval removed={removed} words={t('idPhotos.removed')} action={t('idPhotos.restore')} />}
        <PhotoExamples />
        <Disclosure summary={t('idPhotos.tips.title')}>
          <Prose>
            <ul>
              {t('idPhotos.tips.items', { returnObjects: true }).map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </Prose>
        </Disclosure>
        {tasks.map((task) => (
          <PhotoTask key={task.type} task={task} code={problem?.type === task.type ? problem.code : undefined} />
        ))}
        <Form method="post">
          <input type="hidden" name="intent" value="finish" />
          <FormKey value={formKey} />
          <Stack space="s">
            {!isComplete && <Text tone="soft">{t('idPhotos.incomplete')}</Text>}
            <Button type="submit" width="full" isDisabled={!isComplete} isBusy={isBusy}>
              {t('idPhotos.submit')}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </StepPage>
  );
}
