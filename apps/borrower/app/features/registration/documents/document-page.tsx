import { Disclosure, Notice, Prose, Stack } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { StepPage } from '../step-page.tsx';
import type { Paper, PaperProblem } from './document.ts';
import { PaperFiles } from './document-files.tsx';
import { PaperForm } from './document-form.tsx';
import { PaperNotices } from './document-notices.tsx';
import { usePaperUploads } from './use-document-uploads.ts';

export interface PaperPageProps {
  readonly paper: Paper;
  readonly formKey: string;
  readonly back?: string | undefined;
  readonly problem: PaperProblem | undefined;
  readonly isBusy: boolean;
}

/**
 * Shows a document that comes as several files: stored files, files being uploaded, a field for more, and the next
 * step.
 */
export function PaperPage({ paper, formKey, back, problem, isBusy }: PaperPageProps) {
  const { type, files, objection } = paper;
  const { t } = useTranslation('papers');
  const { queue, pending, isUploading, room } = usePaperUploads(paper);
  const kind = `kinds.${type}` as const;
  return (
    <StepPage
      title={t(`${kind}.title`)}
      detail={t(`${kind}.detail`)}
      lead={t(`${kind}.lead`)}
      why={t(`${kind}.why`)}
      back={back}
    >
      <Stack space="l">
        {objection && <Notice tone="warn">{t(`objections.${objection}`)}</Notice>}
        <PaperNotices paper={paper} problem={problem} />
        <Disclosure summary={t('tipsTitle')}>
          <Prose>
            <ul>
              {t(`${kind}.tips`, { returnObjects: true }).map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </Prose>
        </Disclosure>
        <PaperFiles type={type} files={files} pending={pending} queue={queue} />
        <PaperForm
          type={type}
          formKey={formKey}
          room={room}
          isUploading={isUploading}
          isBusy={isBusy}
          onChoose={queue.add}
        />
      </Stack>
    </StepPage>
  );
}
