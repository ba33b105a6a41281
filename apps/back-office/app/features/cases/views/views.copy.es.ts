import type { ViewFlash } from './view-flash.ts';

export const viewsCopy = {
  summary: (count: number) => (count === 0 ? 'Vistas guardadas' : `Vistas guardadas (${count})`),
  opened: {
    summary: (name: string) => `Vista: ${name}`,
    broken: (name: string) =>
      `La vista «${name}» pedía algo que ya no existe. Ves lo que todavía se entiende; ajusta los filtros y guárdala otra vez.`,
  },
  none: 'Todavía no hay vistas. Guarda los filtros, el orden y las columnas que usas seguido.',
  shared: 'la ven todos',
  sharedBy: (owner: string) => `de ${owner}`,
  broken: (isGone: boolean) => (isGone ? 'su cola ya no existe' : 'ya no se entiende completa'),
  delete: 'Borrar',
  deleteOne: (name: string) => `Borrar la vista ${name}`,
  save: {
    label: 'Guardar esta vista',
    name: 'Nombre de esta vista',
    hint: 'Guarda los filtros, el orden y las columnas que ves. Si ya tienes una con ese nombre, la cambia.',
    share: 'Que la vean todos',
    submit: 'Guardar esta vista',
  },
  flash: {
    view_saved: 'Guardaste la vista.',
    view_deleted: 'Borraste la vista.',
  } satisfies Record<ViewFlash, string>,
  problems: {
    unnamed: 'Escribe un nombre para encontrarla después.',
    tooLong: (most: number) => `El nombre puede tener hasta ${most} letras.`,
    full: 'Ya tienes todas las vistas que caben. Borra una y guarda esta.',
  },
} as const;
