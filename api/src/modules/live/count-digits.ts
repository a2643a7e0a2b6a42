/** Words that are a number wherever they stand. */
const words: Readonly<Record<string, string>> = {
  zero: '0',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  shunya: '0',
  paanch: '5',
  panch: '5',
  chhah: '6',
  chhe: '6',
  saat: '7',
  aath: '8',
  nau: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  thirteen: '13',
  fourteen: '14',
  fifteen: '15',
  sixteen: '16',
  seventeen: '17',
  eighteen: '18',
  nineteen: '19',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  seventy: '70',
  eighty: '80',
  ninety: '90',
}

/** Words that mean something else too: numbers beside one that is sure, or three in a row. */
const ambiguous: Readonly<Record<string, string>> = {
  one: '1',
  oh: '0',
  o: '0',
  nil: '0',
  ek: '1',
  do: '2',
  teen: '3',
  tin: '3',
  char: '4',
  chaar: '4',
  che: '6',
  chah: '6',
  sat: '7',
  ath: '8',
  no: '9',
  das: '10',
}

const repeats: Readonly<Record<string, number>> = { double: 2, triple: 3 }

/** `9O8S` is `9085`: letters that stand for digits, beside one. */
const digitOf: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', z: '2', s: '5', b: '8' }
const digitsIn = (token: string) =>
  /^(?=.*\d)[\doilzsb]+$/.test(token)
    ? token.replaceAll(/[oilzsb]/g, (letter) => digitOf[letter] ?? '')
    : token.replaceAll(/\D/g, '')

/** Digits that a folded text says, in figures or in words; counting up from one says none. */
export function countDigits(text: string): number {
  const tokens = text.match(/[a-z\d]+/g) ?? []
  const sure = tokens.map((token) => digitsIn(token) || (words[token] ?? ''))
  const maybe = tokens.map((token, place) => sure[place] || (ambiguous[token] ?? ''))
  const numbers = tokens.map((_, place) => {
    const isBeside = sure[place - 1] || sure[place + 1] || hasRunAt(maybe, place)
    return sure[place] || (isBeside ? (maybe[place] ?? '') : '')
  })
  const said: string[] = []
  for (const [place, number] of numbers.entries()) {
    const last = said.at(-1) ?? ''
    const isTens = /^[2-9]0$/.test(words[tokens[place - 1] ?? ''] ?? '')
    if (!number) continue
    if (isTens && number.length === 1) said[said.length - 1] = `${last[0]}${number}`
    else said.push(number.repeat(repeats[tokens[place - 1] ?? ''] ?? 1))
  }
  return withoutCounting(said).join('').length
}

const hasRunAt = (numbers: readonly string[], place: number) =>
  [-2, -1, 0].some((from) => [0, 1, 2].every((step) => numbers[place + from + step]))

/** `1 2 3 4 5` and so on is counted, and no number of anybody. */
function withoutCounting(numbers: readonly string[]): string[] {
  const rest: string[] = []
  let place = 0
  while (place < numbers.length) {
    const first = Number(numbers[place])
    let next = place + 1
    while (next < numbers.length && Number(numbers[next]) === first + next - place) next += 1
    if (first > 1 || next - place < 5) rest.push(...numbers.slice(place, next))
    place = next
  }
  return rest
}
