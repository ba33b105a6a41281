import { Notice } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import type { CurpAdvice } from './curp-advice.ts';
import { useCurpSentence } from './use-curp-problem.ts';

/**
 * Shows advice about a CURP while it is typed; the region is always present, so that it is read aloud when it fills.
 */
export function CurpAdviceNotice({ advice }: { readonly advice: CurpAdvice | undefined }) {
  return <div role="status">{advice && <Advice advice={advice} />}</div>;
}

function Advice({ advice }: { readonly advice: CurpAdvice }) {
  const { t } = useTranslation('registration');
  const say = useCurpSentence();
  switch (advice.kind) {
    case 'fine':
      return null;
    case 'problem':
      return <Notice tone="warn">{say(advice.fault)}</Notice>;
    case 'look_alike':
      return <Notice tone="warn">{t('details.lookAlike', { suggestion: advice.suggestion })}</Notice>;
    case 'names_differ': {
      const names = advice.names.map((name) => t(`details.names.${name}`)).join(', ');
      return <Notice tone="warn">{t('details.nameDiffers', { names })}</Notice>;
    }
  }
}
