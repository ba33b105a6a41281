import type { AccessActKind } from '@lender/contract';

/** Words for what a person did about a colleague's access. */
export const accessActWords: Readonly<Record<AccessActKind, string>> = {
  invited: 'Invitó',
  role_changed: 'Cambió el rol',
  reactivated: 'Dejó entrar otra vez',
  second_factor_reset: 'Reinició el segundo factor',
};

/** Reasons why two people do not count as two. */
export const dependenceCopy = {
  gaveAccess: {
    invited: (by: string, to: string) => `${by} invitó a ${to}.`,
    role_changed: (by: string, to: string) => `${by} pidió o cambió el rol de ${to}.`,
    reactivated: (by: string, to: string) => `${by} dejó entrar otra vez a ${to}.`,
    second_factor_reset: (by: string, to: string) => `${by} reinició el segundo factor de ${to}.`,
  } satisfies Record<AccessActKind, (by: string, to: string) => string>,
  sameOrigin: (by: string, days: number) =>
    `${by} dio acceso a las dos personas sin que nadie lo aprobara, a una de ellas hace ${days} días o menos.`,
} as const;
