import { Card, Checkbox, Container, LinkButton, Notice, PageHeader, Section, Stack, Text } from '@lender/ui';
import { useTranslation } from 'react-i18next';
import { calculatorCopy } from '../../calculator/calculator.copy.es.ts';
import { Calculator } from '../../calculator/calculator.tsx';
import { CalculatorAway } from '../../calculator/calculator-away.tsx';
import { LARGER_OFFER_FIELD } from './apply-form.ts';
import { LimitCard } from './limit/limit-card.tsx';
import type { readApply } from './read-apply.server.ts';

type Loaded = Awaited<ReturnType<typeof readApply>>;
type Ready = Extract<Loaded, { kind: 'calculator' }>;

export type ApplyPageProps = Loaded & { readonly back?: string | undefined };

/** Page on which a client chooses the loan to apply for, or another amount for an existing application. */
export function ApplyPage(props: ApplyPageProps) {
  const { name, invitedUpTo, problem, back } = props;
  const { t } = useTranslation(['application', 'forms']);
  const task = props.kind === 'away' ? 'apply' : props.task;
  const isAboutCalculator = props.kind === 'calculator' && (task === 'apply' || task === 'change');
  const say = usePageWords(task, invitedUpTo);
  return (
    <Section>
      <Container width={isAboutCalculator ? 'wide' : 'form'}>
        <Stack space="l">
          <PageHeader
            eyebrow={t('apply.greeting', { name })}
            title={say('title')}
            lead={say('lead')}
            {...(back && { back: { href: back, label: t('forms:back') } })}
          />
          {problem && (
            <Notice tone="danger" role="alert">
              {t(`apply.problems.${problem}`)}
            </Notice>
          )}
          {props.kind === 'away' ? <CalculatorAway /> : <ApplyCalculator {...props} />}
          <Text size="small" tone="soft">
            {say('afterwards')}
          </Text>
        </Stack>
      </Container>
    </Section>
  );
}

/** Returns the texts of the page, by what its client may do on it. */
function usePageWords(task: Ready['task'], limit: string | null) {
  const { t } = useTranslation('application');
  return (part: 'title' | 'lead' | 'afterwards') => {
    if (task !== 'apply' && task !== 'nothing') return t(`changeAmount.${part}`);
    return limit === null ? t(`apply.${part}`) : t(`apply.invited.${part}`, { limit });
  };
}

function ApplyCalculator({ calculator, task, isChosen, movedTerm, limit, formKey }: Ready) {
  const { t } = useTranslation('application');
  if (task === 'tooLate' || task === 'nothing') return <NoCalculator task={task} />;
  return (
    <>
      {limit && task === 'apply' && <LimitCard {...limit} />}
      {movedTerm && task === 'apply' && <Notice>{t('apply.movedTerm', movedTerm)}</Notice>}
      <Card>
        <Calculator
          {...calculator}
          refreshAt="/application/apply"
          submitAt="/application/apply"
          formKey={formKey}
          carriesSignals={task === 'apply'}
          isWide
          {...(task === 'change'
            ? { hideSalary: true, submitLabel: t('changeAmount.submit') }
            : { autoHideSalary: true, mode: isChosen ? 'compact' : 'full' })}
        >
          {task === 'apply' && calculator.setting.visitor.kind === 'repeated' && <LargerOffer />}
        </Calculator>
      </Card>
    </>
  );
}

function LargerOffer() {
  const { t } = useTranslation('application');
  return (
    <Checkbox id={LARGER_OFFER_FIELD} name={LARGER_OFFER_FIELD}>
      {t('apply.largerOffer')}
    </Checkbox>
  );
}

function NoCalculator({ task }: { readonly task: 'tooLate' | 'nothing' }) {
  const { t } = useTranslation('application');
  const { title, text, action } = calculatorCopy.nothing;
  return task === 'nothing' ? (
    <Notice title={title} action={<LinkButton href="/profile">{action}</LinkButton>}>
      {text}
    </Notice>
  ) : (
    <Notice tone="warn" action={<LinkButton href="/flow">{t('changeAmount.goOn')}</LinkButton>}>
      {t('changeAmount.tooLate')}
    </Notice>
  );
}
