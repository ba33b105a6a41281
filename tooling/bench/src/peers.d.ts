declare module 'xirr' {
  export default function xirr(flows: readonly { readonly amount: number; readonly when: Date }[]): number;
}

declare module 'validate-curp' {
  export default function validateCurp(curp: string): { readonly isValid: boolean };
}
