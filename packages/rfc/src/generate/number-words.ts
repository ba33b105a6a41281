const UNITS = 'CERO UNO DOS TRES CUATRO CINCO SEIS SIETE OCHO NUEVE DIEZ ONCE DOCE TRECE CATORCE QUINCE'.split(' ');
const TENS = ' DIECI VEINTI TREINTA CUARENTA CINCUENTA SESENTA SETENTA OCHENTA NOVENTA'.split(' ');
const HUNDREDS =
  ' CIENTO DOSCIENTOS TRESCIENTOS CUATROCIENTOS QUINIENTOS SEISCIENTOS SETECIENTOS OCHOCIENTOS NOVECIENTOS'.split(' ');

/** Largest number in a company's name that is read as words. */
const LARGEST = 999_999;

/** Writes a whole number from 0 to 999,999 in capitals without accents. 505 is `QUINIENTOS CINCO`, 21 `VEINTIUNO`. */
function numberWords(number: number): string {
  if (number >= 1000) {
    const thousands = Math.floor(number / 1000);
    return joined(thousands === 1 ? 'MIL' : `${numberWords(thousands)} MIL`, number % 1000);
  }
  if (number > 100) return joined(HUNDREDS[Math.floor(number / 100)] ?? '', number % 100);
  if (number === 100) return 'CIEN';
  if (number < 16) return UNITS[number] ?? '';
  const ten = TENS[Math.floor(number / 10)] ?? '';
  const unit = number % 10;
  if (number === 20) return 'VEINTE';
  if (number < 30) return ten + UNITS[unit];
  return unit === 0 ? ten : `${ten} Y ${UNITS[unit]}`;
}

function joined(words: string, rest: number): string {
  return rest === 0 ? words : `${words} ${numberWords(rest)}`;
}

/** Two numerals or more, from II to XXXIX: longer ones and single letters are initials more often than numbers. */
const ROMAN = /^(?=..)(X{0,3})(IX|IV|V?I{0,3})$/;
const ROMAN_UNITS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** Returns an Arabic or Roman number in words; any other word is returned as it is. */
export function spellNumber(word: string): string {
  if (/^[0-9]+$/.test(word) && Number(word) <= LARGEST) return numberWords(Number(word));
  const [, tens, units = ''] = ROMAN.exec(word) ?? [];
  return tens === undefined ? word : numberWords(tens.length * 10 + ROMAN_UNITS.indexOf(units));
}
