import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { containerName, type RemoteDocument } from '@brightyard/contract/release'
import type { Reason } from '@brightyard/contract/registry'
import * as z from '@brightyard/contract/schema'
import { renderLimits, startIsolatedProcess } from '@brightyard/render-process'
import { reason } from '../checks/reason.ts'

const program = join(import.meta.dirname, '../../browser/bare-realm.cjs')

/** Comes out of a process that runs code of a squad. */
const Tried = z.object({
  /** Null where the host's program does not give its modules. */
  problems: z.nullable(z.array(z.object({ where: z.string(), problem: z.string() }))),
})
type Problems = z.infer<typeof Tried>['problems']

export interface RealmSubject {
  document: RemoteDocument
  /** The text of every script for browsers. */
  scripts: Readonly<Record<string, string>>
}

export interface RealmOptions {
  /** The host's render program, whose shared modules the release gets. */
  renderBundle: string
  milliseconds?: number
  /** Ends it. */
  signal?: AbortSignal | undefined
}

/** Loads the container and each declared module as a federation host would, in an isolated process. */
export async function tryInBareRealm(
  { document, scripts }: RealmSubject,
  { renderBundle, milliseconds = renderLimits.startMs, signal }: RealmOptions,
): Promise<Reason[]> {
  const [host, realm] = await Promise.all([
    readFile(renderBundle, 'utf8'),
    readFile(program, 'utf8'),
  ])
  const isolated = startIsolatedProcess({
    code: `const hostProgram = { exports: {} };
(function (module, exports, require) {${host}
})(hostProgram, hostProgram.exports, require);
${realm}`,
    filename: 'bare-realm.cjs',
  })
  signal?.addEventListener('abort', () => void isolated.kill(), { once: true })
  const problems = await new Promise<Problems>((resolve) => {
    const timer = setTimeout(
      () =>
        resolve([
          {
            where: document.entry.browser,
            problem: `after ${milliseconds / 1000} seconds it had not ended`,
          },
        ]),
      milliseconds,
    )
    const end = (found: Problems) => {
      clearTimeout(timer)
      resolve(found)
    }
    isolated.onMessage((message) => {
      const tried = Tried.safeParse(message)
      if (tried.success) end(tried.data.problems)
    })
    isolated.onExit((why) => end([{ where: document.entry.browser, problem: why }]))
    isolated.send({
      container: containerName(document.name, document.version),
      entry: document.entry.browser,
      modules: [...new Set([...document.routes, ...document.slots].map(({ module }) => module))],
      files: scripts,
    })
  })
  await isolated.kill()
  if (problems === null) {
    const why = 'the host’s render program does not give the modules that it shares'
    return [reason('trial-unavailable', { why })]
  }
  return problems
    .slice(0, mostProblems)
    .map(({ where, problem }) =>
      reason('container-broken', { where, problem: problem.split('\n')[0]?.slice(0, 300) ?? '' }),
    )
}
const mostProblems = 10
