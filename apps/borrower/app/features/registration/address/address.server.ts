import { completeStepFour } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { optionalLine, tidyLine } from '../../../forms/masks/tidy-line.ts';
import type { Saved } from '../../../forms/use-form-view.ts';
import type { Saved as Registration } from '../../../journey/read-saved-answers.server.ts';
import { ADDRESS_FIELDS, type AddressField } from './address.ts';

const idOf = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

export const addressForm = defineForm({
  endpoint: completeStepFour,
  fields: ADDRESS_FIELDS,
  fieldOf: {
    'address.regionId': 'region',
    'address.cityId': 'city',
    'address.postalCode': 'postalCode',
    'address.district': 'district',
    'address.street': 'street',
    'address.exteriorNumber': 'exteriorNumber',
    'address.interiorNumber': 'interiorNumber',
  },
  bodyOf: (typed) => ({
    address: {
      regionId: idOf(typed.region),
      cityId: idOf(typed.city),
      postalCode: typed.postalCode.trim(),
      district: tidyLine(typed.district),
      street: tidyLine(typed.street),
      exteriorNumber: tidyLine(typed.exteriorNumber),
      interiorNumber: optionalLine(typed.interiorNumber),
    },
  }),
});

/** Returns the saved address in the form's own fields. */
export function savedAddress({ address }: Registration): Saved<AddressField> | undefined {
  if (!address) return undefined;
  const { regionId, cityId, ...place } = address;
  return { region: String(regionId), city: String(cityId), ...place };
}
