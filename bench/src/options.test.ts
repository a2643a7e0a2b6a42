import { expect, test } from '@jest/globals'
import { address, amount, count, countOrNone, oneOf, partOf } from './option-values.ts'
import { parseOptions } from './options.ts'

const command = {
  usage: 'pnpm bench:example [word …]',
  measures: 'What a visit costs.',
  needs: 'PostgreSQL',
  lasts: 'a minute',
  options: {
    rounds: { type: 'string', takes: count, default: '5', about: 'visits of each page' },
    extra: { type: 'string', takes: countOrNone, default: '0', about: 'visits beside them' },
    pause: { type: 'string', takes: amount, default: '1', about: 'seconds between visits' },
    site: {
      type: 'string',
      takes: address('http://localhost:3000'),
      about: 'address of a running site',
    },
    on: { type: 'string', takes: oneOf(['pglite', 'postgres']), about: 'both unless given' },
    only: { type: 'string', takes: partOf(['one page', 'two pages']), about: 'all unless given' },
    plans: { type: 'boolean', default: false, about: 'prints plans' },
  },
} as const
const parse = (...args: string[]) => parseOptions(command, args)
const knownAre = 'Known are --rounds, --extra, --pause, --site, --on, --only, --plans, --help.'

test('options are read, those that are left out have their defaults', () => {
  const values = { rounds: '5', site: 'http://localhost:3000', plans: true }
  const parsed = { values, positionals: [] }
  expect(parse('--site', 'http://localhost:3000', '--plans')).toMatchObject({ parsed })
  expect(parse('--', '--plans', '--site=http://localhost:3000')).toMatchObject({ parsed })
})

test('an unknown option is named on one line, with those that there are', () => {
  expect(parse('--round', '3')).toEqual({
    exitCode: 2,
    text: `Unknown option --round. Did you mean --rounds? ${knownAre}`,
  })
})

test.each([[['--site']], [['--plans=yes']], [['page']]])(
  'what else is wrong is one line too: %j',
  (args) => {
    const text = expect.stringMatching(/^.+\. Known are --rounds, .+, --help\.$/)
    expect(parse(...args)).toEqual({ exitCode: 2, text })
  },
)

test.each([
  ['rounds', 'a whole number above 0', ['abc', '', '-1', '5s', '0', '1.5']],
  ['extra', 'a whole number', ['abc', '', '-1', '0.5']],
  ['pause', 'a number above 0', ['abc', '', '-1', '0', '0.0', '1.']],
  ['site', 'an address such as http://localhost:3000', ['here', '', 'localhost:3000', 'http://']],
  ['on', 'pglite or postgres', ['foo', '', 'postgre']],
  ['only', 'a part of “one page” or “two pages”', ['three']],
])('--%s takes %s, and says so of anything else', (name, expected, wrong) => {
  for (const value of wrong)
    expect(parse(`--${name}=${value}`)).toEqual({
      exitCode: 2,
      text: `--${name} takes ${expected}, not “${value}”.`,
    })
})

test.each([
  ['--rounds=10'],
  ['--extra=0'],
  ['--pause=0.5'],
  ['--site=https://example.com'],
  ['--on=postgres'],
  ['--only=pages'],
])('%s is fine', (option) => {
  expect(parse(option)).toMatchObject({ parsed: {} })
})

test('words are read where a command takes them, and checked like options', () => {
  const words = oneOf(['home', 'shop', 'blog'])
  const read = (...args: string[]) => parseOptions({ ...command, words }, args)
  expect(read('shop', 'blog')).toMatchObject({ parsed: { positionals: ['shop', 'blog'] } })
  expect(read('shop', 'bolg')).toEqual({
    exitCode: 2,
    text: 'pnpm bench:example takes home, shop or blog, not “bolg”.',
  })
})

test('the help says what it is about, and has every option with its default', () => {
  const more = { ...command, buildsFirst: true, notes: 'More of it.' }
  expect(parseOptions(more, ['--rounds', '3', '--help'])).toEqual({
    exitCode: 0,
    text: `pnpm bench:example [word …]

What a visit costs.
Needs PostgreSQL.
Builds first what has changed.
Takes a minute.

  --rounds <number>       visits of each page (5)
  --extra <number>        visits beside them (0)
  --pause <number>        seconds between visits (1)
  --site <address>        address of a running site
  --on <pglite|postgres>  both unless given
  --only <text>           all unless given
  --plans                 prints plans

More of it.`,
  })
})
