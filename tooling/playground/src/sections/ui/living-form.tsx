import { Card, Field, Heading, MoneyInput, RadioGroup, Receipt, Slider, Stack } from '@lender/ui';
import { useWords } from '../../page/language.ts';
import { useTyped } from '../../page/use-address.ts';
import { uiEn } from './ui.copy.en.ts';
import { uiEs } from './ui.copy.es.ts';

const [LEAST, MOST, STEP] = [500, 8000, 100];
const KINDS = ['new', 'repeated'] as const;
/** Interest of this example only. */
const INTEREST = 0.1;

/** A form that reacts to its input. */
export function LivingForm() {
  const words = useWords({ es: uiEs, en: uiEn });
  const [amount, type] = useTyped('ui-amount', '4000');
  const [kind, choose] = useTyped('ui-kind', 'new');
  const pesos = Number(amount);
  const isRight = pesos >= LEAST && pesos <= MOST;
  const money = (sum: number) => (isRight ? `$${sum.toFixed(2)}` : '—');
  return (
    <Card>
      <Stack>
        <Heading level={2}>{words.form}</Heading>
        <Field
          id="ui-amount"
          label={words.amount}
          hint={words.amountHint}
          {...(!isRight && { error: words.amountError })}
        >
          <MoneyInput emphasis="strong" value={amount} onChange={(event) => type(event.currentTarget.value)} />
        </Field>
        <Field id="ui-slider" label={words.amount} isLabelHidden>
          <Slider
            min={LEAST}
            max={MOST}
            step={STEP}
            value={isRight ? pesos : LEAST}
            valueText={money(pesos)}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </Field>
        <RadioGroup
          id="ui-kind"
          name="ui-kind"
          legend={words.kind}
          look="segmented"
          value={kind}
          onChange={choose}
          options={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
        />
        <Receipt
          tone="tinted"
          lines={[
            { label: words.receipt.receives, amount: money(pesos), kind: 'strong' },
            { label: words.receipt.interest, amount: money(pesos * INTEREST) },
          ]}
          total={{ label: words.receipt.total, amount: money(pesos * (1 + INTEREST)) }}
        />
      </Stack>
    </Card>
  );
}
