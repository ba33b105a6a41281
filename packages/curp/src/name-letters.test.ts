import { describe, expect, test } from 'vitest';
import { givenNameLetters, surnameLetters } from './name-letters.ts';

describe('surnameLetters', () => {
  test.each([
    ['García', 'GAR'],
    ['güereca', 'GUR'],
    ['Ñando', 'XAN'],
    ['Oñate', 'OAX'],
    ['O\u1E47\u0303ate', 'OAX'],
    ['On\u0303\u0323ate', 'OAX'],
    ['O\u006E\u0303ate', 'OAX'],
    ['Ich', 'IXC'],
    ['O', 'OXX'],
    ['Po', 'POX'],
    ['de la Cruz', 'CUR'],
    ['Mc Gregor', 'GER'],
    ['Riva Palacio', 'RIV'],
    ["D'Amico", 'DXX'],
    ['D’Amico', 'DXX'],
    ['D/Amico', 'DXX'],
    ['  Pérez  ', 'PER'],
    ['De la', 'LAX'],
    ['Dávila', 'DAV'],
    ['D´Amico', 'DXX'],
    ['Bjørn', 'BXJ'],
    ['Łukasz', 'XUK'],
    ['Æbel', 'XEB'],
    ['Ælfgifu', 'XIL'],
  ])('the letters of the surname %s are %s', (surname, letters) => {
    expect(surnameLetters(surname)).toBe(letters);
  });

  test.each(['', ' ', "'", 'García2', 'Иванов', '李'])('no letters are found in the surname %j', (surname) => {
    expect(surnameLetters(surname)).toBeUndefined();
  });
});

describe('givenNameLetters', () => {
  test.each([
    ['María', 'MAR'],
    ['José', 'JOS'],
    ['J.', 'JXX'],
    ['María José', 'JOS'],
    ['José María', 'MAR'],
    ['Ma. de los Ángeles', 'AEN'],
    ['María del Carmen', 'CAR'],
    ['J. Jesús', 'JES'],
    ['Juan José', 'JUN'],
    ['Christian', 'CIH'],
    ['Mª Elena', 'EEL'],
    ['M.ª Elena', 'EEL'],
    ['Mª. Elena', 'EEL'],
    ['M. Elena', 'MXX'],
    ['M.ª', 'MXX'],
    ['Mariana Sofía', 'MAR'],
  ])('the letters of the given names %s are %s', (names, letters) => {
    expect(givenNameLetters(names)).toBe(letters);
  });
});
