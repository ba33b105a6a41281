import { Card, Heading, Illustration, LinkButton, Stack, Text } from '@lender/ui';
import { Island } from '@lender/web/document';
import { calculatorCopy } from '../../calculator/calculator.copy.es.ts';
import { Calculator } from '../../calculator/calculator.tsx';
import { ApplyCard } from './apply-card.tsx';
import type { HomeCalculatorData } from './home-calculator.server.ts';

/** The calculator of the landing page, or what a client with business under way sees instead. */
export function HomeCalculator({ data }: { readonly data: HomeCalculatorData }) {
  switch (data.kind) {
    case 'away':
      return <ApplyCard />;
    case 'loan':
      return <UnderWay {...calculatorCopy.loan} href="/profile/my-loan" />;
    case 'underWay':
      return <UnderWay {...calculatorCopy.underWay} href="/flow" />;
    case 'calculator': {
      const { setting, initial, offer } = data;
      return (
        <Card labelledBy="calculator">
          <Stack>
            <Heading level={2} id="calculator">
              {calculatorCopy.title}
            </Heading>
            <Island
              name="calculator"
              component={Calculator}
              props={{ setting, initial, offer, refreshAt: '/#calculadora', submitAt: '/calculator/choose' }}
            />
          </Stack>
        </Card>
      );
    }
  }
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
