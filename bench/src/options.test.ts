import { expect, test } from '@jest/globals'
import { parseOptions } from './options.ts'

const command = {
  usage: 'pnpm bench:example',
  options: {
    rounds: { type: 'string', default: '5', about: 'visits of each page' },
    site: { type: 'string', about: 'address of a running site' },
    plans: { type: 'boolean', default: false, about: 'prints plans' },
  },
} as const
const parse = (...args: string[]) => parseOptions(command, args)

test('options are read, those that are left out have their defaults', () => {
  const values = { rounds: '5', site: 'http://localhost:3000', plans: true }
  const parsed = { values, positionals: [] }
  expect(parse('--site', 'http://localhost:3000', '--plans')).toMatchObject({ parsed })
  expect(parse('--', '--plans', '--site=http://localhost:3000')).toMatchObject({ parsed })
})

test('an unknown option is named on one line, with those that there are', () => {
  expect(parse('--round', '3')).toEqual({
    exitCode: 2,
    text: 'Unknown option --round. Did you mean --rounds? Known are --rounds, --site, --plans, --help.',
  })
})

test.each([[['--site']], [['--plans=yes']], [['page']]])(
  'what else is wrong is one line too: %j',
  (args) => {
    expect(parse(...args)).toEqual({
      exitCode: 2,
      text: expect.stringMatching(/^.+\. Known are --rounds, --site, --plans, --help\.$/),
    })
  },
)

test.each(['abc', '', '-1', '5s'])('“%s” is no number', (given) => {
  expect(parse(`--rounds=${given}`)).toEqual({
    exitCode: 2,
    text: `--rounds takes a number, not “${given}”. Known are --rounds, --site, --plans, --help.`,
  })
})

test('words are read where a command takes them', () => {
  const read = parseOptions({ ...command, allowPositionals: true }, ['/shop', '/blog'])
  expect(read).toMatchObject({ parsed: { positionals: ['/shop', '/blog'] } })
})

test('the help has every option with its default, and what the command adds', () => {
  const help = parseOptions({ ...command, notes: 'More of it.' }, ['--rounds', '3', '--help'])
  expect(help).toEqual({
    exitCode: 0,
    text: `pnpm bench:example

  --rounds <value>  visits of each page (5)
  --site <value>    address of a running site
  --plans           prints plans

More of it.`,
  })
})
