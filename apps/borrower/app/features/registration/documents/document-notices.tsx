import { Notice, Prose } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { UndoRemoval } from '../uploads/undo-removal.tsx';
import type { Paper, PaperProblem } from './document.ts';
import { usePaperProblem } from './use-document-problem.ts';

export interface PaperNoticesProps {
  readonly paper: Pick<Paper, 'files' | 'removed'>;
  readonly problem: PaperProblem | undefined;
}

/** Shows which files were refused and why, and the link that undoes a removal. */
export function PaperNotices({ paper: { files, removed }, problem }: PaperNoticesProps) {
  const { t } = useTranslation('papers');
  const wordsOf = usePaperProblem();
  const refused = problem?.refused ?? [];
  const isMended = files.length > 0 && (problem?.code === 'documents_missing' || problem?.code === 'no_file');
  const code = isMended ? undefined : problem?.code;
  return (
    <>
      {code !== undefined && (
        <Notice tone="danger" role="alert">
          {wordsOf(code)}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="danger" role="alert" title={t('refusedTitle')}>
          <Prose>
            <ul>
              {refused.map(({ name, code }, at) => (
                <li key={at}>{t('refusedFile', { name, reason: wordsOf(code) })}</li>
              ))}
            </ul>
          </Prose>
        </Notice>
      )}
      {removed && <UndoRemoval removed={removed} words={t('removed')} action={t('restore')} />}
    </>
  );
}
