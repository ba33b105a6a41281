import type { sdkEn } from './sdk.copy.en.ts';

export const sdkEs: typeof sdkEn = {
  title: 'El código que se escribiría',
  code: 'Un programa',
  baseUrl: 'Dirección del servidor',
  choices: {
    token: 'Con un token que ya se tiene',
    key: 'Con una llave de idempotencia del formulario',
    patience: 'Con tiempo propio y menos repeticiones',
  },
};
