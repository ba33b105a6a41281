import { Button, Card, Heading, Illustration, Stack, Text } from '@lender/ui';
import { calculatorCopy } from './calculator.copy.es.ts';

/** Shows that the lender's rules could not be read, in place of the calculator; loading the page again is the retry. */
export function CalculatorAway() {
  const { title, text, action } = calculatorCopy.away;
  return (
    <Card labelledBy="calculator-away" padding="xl">
      <form method="get">
        <Stack>
          <Illustration name="receipt" />
          <Heading level={2} id="calculator-away">
            {title}
          </Heading>
          <Text>{text}</Text>
          <Button type="submit" width="full">
            {action}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
