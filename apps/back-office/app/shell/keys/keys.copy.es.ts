export const keysCopy = {
  open: 'Teclas',
  title: 'Teclas de esta página',
  close: 'Cerrar',
  off: 'No hacen nada mientras escribes.',
  here: 'En esta página',
  everywhere: 'En todas partes',
  go: (label: string) => `Ir a ${label}`,
  rows: {
    next: 'Fila siguiente',
    previous: 'Fila anterior',
    choose: 'Elegir la fila',
    open: 'Abrir la fila',
  },
  help: 'Mostrar esta ayuda',
  leave: 'Salir de lo que está abierto',
  palette: 'Buscar, ir o hacer algo',
} as const;
