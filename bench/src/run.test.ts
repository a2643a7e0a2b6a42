import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const launcher = join(import.meta.dirname, '../run.mjs')
const launch = (...args: string[]) =>
  spawnSync(process.execPath, [launcher, ...args], { encoding: 'utf8' })

test('help is printed without a build before it', () => {
  const { status, stdout } = launch('machines', '--help')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^pnpm bench:machines\n\nTwo edges/)
}, 120_000)

test.each([
  ['--per-secnd=5', /^Unknown option --per-secnd\. Did you mean --per-second\? .+\n$/],
  ['--per-second=x', /^--per-second takes a whole number above 0, not “x”\.\n$/],
])(
  '%s is refused without a build before it',
  (option, refusal) => {
    expect(launch('machines', option)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(refusal),
    })
  },
  120_000,
)
