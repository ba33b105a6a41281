import { Disclosure, ErrorSummary, Prose, Stack } from '@lender/ui';
import type { FormProblem } from '@lender/web/forms';
import { useTranslation } from 'react-i18next';
import { useFormView } from '../../../forms/use-form-view.ts';
import { StepPage } from '../step-page.tsx';
import { UndoRemoval } from '../uploads/undo-removal.tsx';
import type { RemovedFile, UploadProblem } from '../uploads/upload.ts';
import { EXPIRATION_FIELDS, type ExpirationField, readExpiration } from './expiration.ts';
import { FinishPart } from './finish-part.tsx';
import { photoAnchor, type PhotoTask as Task } from './photo.ts';
import { PhotoExamples } from './photo-examples.tsx';
import { PhotoTask } from './photo-task.tsx';
import { usePhotoProblem } from './use-photo-problem.ts';

export interface IdPhotosPageProps {
  /** Id of the client whose draft is saved. */
  readonly owner: string;
  readonly tasks: readonly Task[];
  readonly removed: RemovedFile | null;
  /** True when all photos are stored. */
  readonly isComplete: boolean;
  /** Last day of the identification, where it is known. */
  readonly expiration: string;
  readonly formKey: string;
  readonly back?: string | undefined;
  readonly problem: UploadProblem | FormProblem<ExpirationField> | undefined;
  readonly isBusy: boolean;
}

const CHECKS = { documentExpiration: (text: string) => readExpiration(text) !== undefined };

/** Page for the photos of the identification and its owner: three tasks in any order, its last day, then on. */
export function IdPhotosPage(props: IdPhotosPageProps) {
  const { owner, tasks, removed, isComplete, expiration, formKey, back, problem, isBusy } = props;
  const { t } = useTranslation(['registration', 'forms']);
  const wordsOf = usePhotoProblem();
  const ofForm = problem && 'fields' in problem ? problem : undefined;
  const ofPhoto = problem && 'type' in problem ? problem : missingPhoto(tasks, ofForm);
  const view = useFormView({
    words: 'registration:idPhotos',
    fields: EXPIRATION_FIELDS,
    problem: ofForm,
    saved: { documentExpiration: expiration },
    checks: CHECKS,
  });
  const errors = [
    ...(ofPhoto ? [{ fieldId: photoAnchor(ofPhoto.type), message: wordsOf(ofPhoto.code) }] : []),
    ...view.errors,
  ];
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
          <PhotoTask key={task.type} task={task} code={ofPhoto?.type === task.type ? ofPhoto.code : undefined} />
        ))}
        <FinishPart
          owner={owner}
          view={view}
          isAboutPhotos={ofPhoto !== undefined}
          isComplete={isComplete}
          formKey={formKey}
          isBusy={isBusy}
        />
      </Stack>
    </StepPage>
  );
}

/** Returns the first photo that was found missing. */
function missingPhoto(
  tasks: readonly Task[],
  problem: FormProblem<ExpirationField> | undefined,
): UploadProblem | undefined {
  const missing = tasks.find(({ stored }) => stored === undefined);
  return missing && problem?.form === 'documents_missing' ? { type: missing.type, code: problem.form } : undefined;
}
