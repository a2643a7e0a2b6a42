import { expect, test } from '@jest/globals'
import { firstNameOf, shortNameOf } from './short-names.ts'

test.each([
  ['Kabir Qureshi', 'Kabir', 'Kabir Q.'],
  ['  Kabir\u00A0 Qureshi ', 'Kabir', 'Kabir Q.'],
  ['Kabir', 'Kabir', 'Kabir'],
  ['Qureshi, Kabir', 'Kabir', 'Kabir Q.'],
  ['Qureshi,Kabir', 'Kabir', 'Kabir Q.'],
  ['Ali Khan, Mohammed, Jr.', 'Mohammed', 'Mohammed K.'],
  ['Kabir,', 'Kabir', 'Kabir'],
  ['Kabir_Qureshi', 'Kabir', 'Kabir Q.'],
  ['Kabir.Qureshi', 'Kabir', 'Kabir Q.'],
  ['Kabir/Qureshi', 'Kabir', 'Kabir Q.'],
  ['Kabir–Qureshi', 'Kabir', 'Kabir Q.'],
  ['Kabir|Qureshi', 'Kabir', 'Kabir Q.'],
  ['Kabir (Qureshi)', 'Kabir', 'Kabir Q.'],
  ['“Kabir” Qureshi', 'Kabir', 'Kabir Q.'],
  ['A. Kumar', 'A', 'A K.'],
  ['A.', 'A', 'A'],
  ['Kumar, A.', 'A', 'A K.'],
  ['Anne-Marie D’Souza', 'Anne-Marie', 'Anne-Marie D.'],
  ["D'Arcy - Roy", "D'Arcy", "D'Arcy R."],
  ['मीरा नायर', 'मीरा', 'मीरा न.'],
  ['രാജ്\u200C കുമാർ', 'രാജ്', 'രാജ് ക.'],
  ['کبیر، قریشی', 'قریشی', 'قریشی ک.'],
  ['', '', ''],
])('T-012: of “%s” others read “%s”, or “%s”', (name, first, short) => {
  expect([firstNameOf(name), shortNameOf(name)]).toEqual([first, short])
})
