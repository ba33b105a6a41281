import { Field, TextInput } from '@lender/ui';
import type { FormView } from '../../../forms/use-form-view.ts';
import { useOptions } from '../choices/use-options.ts';
import type { AddressField } from './address.ts';

export interface DistrictFieldProps {
  readonly view: FormView<AddressField>;
  /** Path at which the districts that fit the remaining address are found. */
  readonly optionsPath: string | undefined;
}

const LIST = 'districts';

/**
 * Shows the field of the district, which accepts any text; districts that fit the postal code or the city are offered.
 */
export function DistrictField({ view, optionsPath }: DistrictFieldProps) {
  const { options = [] } = useOptions(optionsPath);
  return (
    <Field {...view.field('district')}>
      <TextInput {...view.input('district')} autoComplete="address-level3" list={LIST} />
      <datalist id={LIST}>
        {options.map(({ value }) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </Field>
  );
}
