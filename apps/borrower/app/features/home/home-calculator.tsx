import { Card, Heading, Illustration, LinkButton, Notice, Stack, Text } from '@lender/ui';
import { Island } from '@lender/web/document';
import { calculatorCopy } from '../../calculator/calculator.copy.es.ts';
import { Calculator } from '../../calculator/calculator.tsx';
import { CalculatorAway } from '../../calculator/calculator-away.tsx';
import { NotNowNotice } from '../../vocabulary/not-now-notice.tsx';
import type { HomeCalculatorData } from './home-calculator.server.ts';

export interface HomeCalculatorProps {
  readonly data: HomeCalculatorData;
  /** Reason why the sent form was refused. */
  readonly problem?: string | undefined;
}

/** Calculator of the landing page, or what a client with a current application or loan sees instead. */
export function HomeCalculator({ data, problem }: HomeCalculatorProps) {
  switch (data.kind) {
    case 'away':
      return <CalculatorAway />;
    case 'loan':
      return <UnderWay {...calculatorCopy.loan} href="/profile/my-loan" />;
    case 'nothing':
      return <UnderWay {...calculatorCopy.nothing} href="/profile" />;
    case 'notNow':
      return <NotNowNotice notNow={data.notNow} />;
    case 'calculator': {
      const { setting, initial, offer, promotion, opened, underWay, formKey } = data;
      const isDisabled = underWay !== null;
      return (
        <Card labelledBy="calculator">
          <Stack>
            <Heading level={2} id="calculator">
              {calculatorCopy.title}
            </Heading>
            {underWay && <BusinessUnderWay kind={underWay} />}
            {problem && (
              <Notice tone="danger" role="alert">
                {problem}
              </Notice>
            )}
            <Island
              name="calculator"
              component={Calculator}
              props={{
                setting,
                initial,
                offer,
                promotion,
                opened,
                refreshAt: '/#calculadora',
                submitAt: '/calculator/choose',
                isDisabled,
                autoHideSalary: true,
                carriesSignals: formKey !== null && !isDisabled,
                ...(formKey !== null && { formKey }),
              }}
            />
          </Stack>
        </Card>
      );
    }
  }
}

function BusinessUnderWay({ kind }: { readonly kind: 'application' | 'refinancing' }) {
  const { title, text, action } = kind === 'application' ? calculatorCopy.underWay : calculatorCopy.refinancing;
  return (
    <Notice
      title={title}
      action={<LinkButton href={kind === 'application' ? '/flow' : '/profile/my-loan'}>{action}</LinkButton>}
    >
      {text}
    </Notice>
  );
}

interface UnderWayProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
}

function UnderWay({ title, text, action, href }: UnderWayProps) {
  return (
    <Card labelledBy="under-way" padding="xl">
      <Stack>
        <Illustration name="receipt" />
        <Heading level={2} id="under-way">
          {title}
        </Heading>
        <Text>{text}</Text>
        <LinkButton href={href} width="full">
          {action}
        </LinkButton>
      </Stack>
    </Card>
  );
}
