import { mexicoDate, PAY_CYCLES, parsePayCycle, parsePlainDate } from '@lender/calculator';
import { Card, Disclosure, Heading, Split, Stack } from '@lender/ui';
import { useState } from 'react';
import { useWords } from '../../page/language.ts';
import { useForm } from '../../page/use-address.ts';
import { FormFields } from '../../parts/form-fields.tsx';
import { ProblemList } from '../../parts/problem-list.tsx';
import { TypedSelect } from '../../parts/typed-select.tsx';
import { calculatorEn } from './calculator.copy.en.ts';
import { calculatorEs } from './calculator.copy.es.ts';
import { type Asked, CONDITIONS, payDays, quoteTyped } from './quote.ts';
import { QuoteView } from './quote-view.tsx';

const useCalculatorWords = () => useWords({ es: calculatorEs, en: calculatorEn });

export default function CalculatorSection() {
  const words = useCalculatorWords();
  const [today] = useState(() => mexicoDate(Date.now()));
  const asked = useForm('calculator', { amount: '3000', payoutDate: today, cycle: 'semi_monthly' });
  const { payDates } = useForm('calculator', { payDates: '' });
  const conditions = useForm('calculator-product', CONDITIONS);
  const quoted = quoteTyped({ ...asked, payDates }, conditions);
  return (
    <Split>
      <Stack>
        <Question asked={asked} />
        <Disclosure summary={words.conditions}>
          <FormFields prefix="calculator-product" initials={CONDITIONS} labels={words.fields} />
        </Disclosure>
      </Stack>
      <Stack>
        <Heading level={2}>{words.quote}</Heading>
        <div role="status">
          {quoted.ok ? (
            <QuoteView offer={quoted.value} />
          ) : (
            <ProblemList problems={[{ code: quoted.problem.code, message: words.problems[quoted.problem.code] }]} />
          )}
        </div>
      </Stack>
    </Split>
  );
}

function Question({ asked }: { readonly asked: Omit<Asked, 'payDates'> }) {
  const words = useCalculatorWords();
  const [cycle, payoutDate] = [parsePayCycle(asked.cycle), parsePlainDate(asked.payoutDate)];
  const days = cycle.ok && payoutDate.ok ? payDays(cycle.value, payoutDate.value) : [];
  const cycles = PAY_CYCLES.map((value) => ({ value, label: words.cycles[value] }));
  return (
    <Card>
      <Stack>
        <Heading level={2}>{words.loan}</Heading>
        <FormFields prefix="calculator" initials={asked} labels={words.asked} options={{ cycle: cycles }} />
        {days.length > 0 && (
          <TypedSelect
            name="calculator-payDates"
            label={words.payDate}
            options={days.map(({ value, label }) => ({ value, label }))}
            initial={days[0]?.value ?? ''}
          />
        )}
      </Stack>
    </Card>
  );
}
