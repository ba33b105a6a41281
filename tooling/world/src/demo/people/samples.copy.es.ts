/** Words of the drawn samples. */
export const copy = {
  sample: 'MUESTRA',
  title: 'Identificación de muestra',
  name: 'Nombre',
  born: 'Nacimiento',
  curp: 'CURP',
  signature: 'Firma',
} as const;
