import { completeStepFour } from '@lender/contract';
import { defineForm } from '@lender/web/forms';
import { optionalLine, tidyLine } from '../../../forms/tidy-line.ts';
import { ADDRESS_FIELDS } from './address.ts';

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
