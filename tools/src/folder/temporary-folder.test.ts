import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { inRoot } from '../root.ts'

const compiled = inRoot('tools/dist/folder/temporary-folder.js')

/** Runs a program that makes a folder and has a process write there, and gives both once they are there. */
async function start(more = '') {
  const program = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { spawn } from 'node:child_process'
     import { atEnd, temporaryFolder } from ${JSON.stringify(compiled)}
     const { path } = temporaryFolder('brightyard-test-')
     const writer = "let n = 0; for (;;) require('fs').writeFileSync('file-' + n++ % 100, '')"
     const child = spawn(process.execPath, ['--eval', writer], { cwd: path })
     atEnd(() => child.kill('SIGKILL'))
     ${more}
     console.log(path)
     setInterval(() => {}, 1000)`,
  ])
  const [path] = (await once(program.stdout.setEncoding('utf8'), 'data')) as [string]
  return { program, path: path.trim() }
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)(
  'a temporary folder goes with its process at %s, and so does who writes there',
  async (signal, code) => {
    const { program, path } = await start()
    expect(existsSync(path)).toBe(true)
    program.kill(signal)
    expect(await once(program, 'exit')).toEqual([code, null])
    expect(existsSync(path)).toBe(false)
  },
)

test('who listens to a signal too decides when the process ends', async () => {
  const { program, path } = await start(
    `process.once('SIGTERM', () => setTimeout(() => process.exit(7), 200))`,
  )
  program.kill('SIGTERM')
  expect(await once(program, 'exit')).toEqual([7, null])
  expect(existsSync(path)).toBe(false)
})
