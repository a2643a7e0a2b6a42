import { expect, test } from '@jest/globals'
import { formsOfWords, wordsOf } from './words.ts'

test.each([
  ['Tabla for beginners', ['Tabla', 'beginners']],
  ['  the   map ', ['map']],
  ['for the', ['for', 'the']],
  ['', []],
  ['robot-kit', ['robot', 'kit']],
  ['“map puzzle”, paper/craft & co', ['map', 'puzzle', 'paper', 'craft', 'co']],
  ['author’s 50%', ['author’s', '50%']],
  ['Books for girls', ['Books']],
  ['children’s puzzles for a 5 year old', ['puzzles', '5']],
  ['girls', ['girls']],
  ['Map map', ['map']],
  [' - ', ['-']],
  [
    'one two three four five six seven eight nine ten',
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ],
  [
    'aa bb cc dd robot ee ff gg hh ii jj kite',
    ['aa', 'bb', 'cc', 'dd', 'robot', 'ee', 'ff', 'gg', 'hh', 'kite'],
  ],
])('S-009: the words of “%s”', (search, words) => {
  expect(wordsOf(search)).toEqual(words)
})

test.each([
  ['pencils', ['pencil']],
  ['Toys', ['Toy']],
  ['boxes', ['box']],
  ['brushes', ['brush']],
  ['puzzles', ['puzzle']],
  ['cases', ['case']],
  ['chess', ['chess']],
  ['bus', ['bus']],
  ['tennis', ['tennis']],
  ['stories', ['stories', 'story']],
  ['story', ['story', 'stories']],
  ['toy', ['toy']],
  ['Watercolors', ['Watercolor', 'Watercolour']],
  ['grey', ['grey', 'gray']],
  ['रंग', ['रंग']],
  ['50%', ['50%']],
])('the forms of “%s”', (word, forms) => {
  expect(formsOfWords(word)[0]?.toSorted()).toEqual(forms.toSorted())
})
