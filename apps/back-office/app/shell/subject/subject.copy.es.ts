import type { SubjectKind } from './subject.ts';

export const subjectCopy = {
  label: 'De quién o de qué es',
  hint: 'Nombre, celular, número de préstamo o de solicitud, o los últimos cuatro dígitos.',
  submit: 'Buscar de quién es',
  choose: 'Elige uno',
  noOne: 'De nadie que esté registrado',
  kinds: { client: 'Cliente', application: 'Solicitud', loan: 'Préstamo' } satisfies Record<SubjectKind, string>,
  found: (count: number) =>
    count === 0 ? 'No encontramos a nadie con eso.' : count === 1 ? '1 resultado' : `${count} resultados`,
  more: 'Hay más de los que caben aquí. Escribe más letras o un dato completo.',
} as const;
