import { Button, Icon, Inline, ProgressBar, StatusBadge, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { megabytes } from '../uploads/upload.ts';
import { fileLine, fileRow, fileWords, thumb } from './document.css.ts';
import { isLost, type QueuedFile } from './upload-queue.ts';
import { usePaperProblem } from './use-document-problem.ts';

export interface QueuedFileRowProps {
  readonly queued: QueuedFile;
  readonly onRetry: () => void;
  readonly onGiveUp: () => void;
}

const tones = { waiting: 'neutral', sending: 'info', stored: 'ok', failed: 'danger' } as const;

/** File that is being uploaded, under its owner's name for it. */
export function QueuedFileRow({ queued, onRetry, onGiveUp }: QueuedFileRowProps) {
  const { formKey, file, state } = queued;
  const { t } = useTranslation('papers');
  const wordsOf = usePaperProblem();
  const { name } = file;
  return (
    <li className={fileRow}>
      <div className={fileLine}>
        <div className={thumb}>
          <Icon name="file" />
        </div>
        <div className={fileWords}>
          <Inline justify="between" space="s">
            <Text>{name}</Text>
            <StatusBadge tone={tones[state.status]}>{t(`status.${state.status}`)}</StatusBadge>
          </Inline>
          <Text size="small" tone="soft">
            {t(file.type === 'application/pdf' ? 'detailOf.pdf' : 'detailOf.photo', { size: megabytes(file.size) })}
          </Text>
        </div>
      </div>
      {state.status === 'sending' && (
        <ProgressBar
          id={formKey}
          percent={state.percent}
          label={t('sending', { name, percent: String(state.percent) })}
          isLabelHidden
        />
      )}
      {state.status === 'failed' && (
        <>
          <div role="alert">
            <Text size="small" tone="danger">
              {wordsOf(state.code)}
            </Text>
          </div>
          <Inline space="s">
            {isLost(state) && (
              <Button tone="secondary" size="small" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            <Button tone="quiet" size="small" onClick={onGiveUp} aria-label={t('giveUpOf', { name })}>
              {t('giveUp')}
            </Button>
          </Inline>
        </>
      )}
    </li>
  );
}
