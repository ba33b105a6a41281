import type { UsageWords } from './usage-words.ts';

export const usageWordsInSpanish: UsageWords = {
  address: () => 'falta --url, o no es una dirección: como https://api.example.com, sin usuario, consulta ni ancla',
  phone: () => '--phone es una dirección web con {phone} adentro',
  store: () => '--store es una dirección web',
  count: (flag, least) => `--${flag} es un número entero desde ${least}`,
  rule: (code, known) => `no hay regla ${code}; hay ${known}`,
  language: (known) => `--language es una de ${known}`,
  secrets: (file) => `--secrets: no se puede leer ${file}`,
  password: (who, username) => `falta INVARIANTS_${who}_PASSWORD: ${username} no puede entrar`,
  flag: (flag) => `no se entiende ${flag}`,
  more: () => '--help dice más.',
};
