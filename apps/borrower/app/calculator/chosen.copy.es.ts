/** Copy for the choice made before registering, in one line. */
export const chosenCopy = {
  /** `Recibes $2000.00 y pagas $2213.44 el lunes 07.12.2026.` */
  receive: 'Recibes',
  pay: 'y pagas',
  on: 'el',
  change: 'Cambiar el monto',
} as const;
