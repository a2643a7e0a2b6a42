import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import * as z from '@brightyard/contract/schema'
import { pnpm } from '../../bootstrap/pnpm.mjs'
import { inRoot } from '../root.ts'

const read = (file: string) => readFileSync(inRoot(file), 'utf8')
const text = read('Dockerfile')

/** Stages in order: what each is made from, and its lines. */
const stages = new Map(
  text
    .replaceAll(/\\\n\s*/g, '')
    .split(/^FROM /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n')
      const [from = '', name = ''] = head.split(' AS ')
      return [name, { from, lines }]
    }),
)

/** A stage with all that it is made of. */
function linesOf(name: string): string[] {
  const stage = stages.get(name)
  if (!stage) return []
  const copied = stage.lines.flatMap((line) => /^COPY --from=(\S+)/.exec(line)?.[1] ?? [])
  return [...stage.lines, ...[stage.from, ...copied].flatMap(linesOf)]
}

const copiedInto = (name: string) =>
  linesOf(name).flatMap((line) => /^COPY (?!--)(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? [])

test('nothing copies the whole repository, and no server is made of a remote', () => {
  for (const server of ['api', 'registry', 'edge']) {
    const sources = copiedInto(server)
    expect(sources.length).toBeGreaterThan(10)
    for (const source of sources) expect(source).not.toMatch(/^\.|mfe-|REMOTE/)
  }
  expect(copiedInto('api')).not.toContain('registry')
  expect(copiedInto('registry')).not.toContain('api')
})

test('a release is made of its remote and what builds it, and of no server', () => {
  for (const server of ['api', 'registry', 'host']) {
    expect(copiedInto('release')).not.toContain(server)
  }
  expect(copiedInto('release')).toContain('${REMOTE}')
})

const Manifest = z.object({
  name: z.string(),
  dependencies: z.optional(z.record(z.string(), z.string())),
  devDependencies: z.optional(z.record(z.string(), z.string())),
})

test('the install knows every package of this repository that a server is made of', () => {
  const folders = new Set(['api', 'registry', 'host'])
  for (const folder of folders) {
    const manifest = Manifest.parse(JSON.parse(read(`${folder}/package.json`)))
    const all = { ...manifest.dependencies, ...manifest.devDependencies }
    for (const [name, range] of Object.entries(all)) {
      if (!range.startsWith('workspace:')) continue
      const short = name.replace('@brightyard/', '')
      folders.add(folders.has(short) ? short : `shared/${short}`)
    }
  }
  const installed = stages.get('installed')?.lines.join('\n')
  for (const folder of folders)
    expect(installed).toContain(`COPY ${folder}/package.json ${folder}/`)
})

test('packages are installed once, with caches, by the version of pnpm that everybody uses', () => {
  const runs = text.replaceAll(/\\\n\s*/g, '').match(/^RUN .*$/gm) ?? []
  const installs = runs.filter((run) => run.includes('pnpm install'))
  expect(installs).toHaveLength(2)
  expect(installs[1]).toContain('--filter "./$REMOTE"')
  for (const run of runs.filter((one) => /pnpm install|deploy\.sh/.test(one))) {
    expect(run).toMatch(/^RUN --mount=type=cache,/)
  }
  expect(text.match(/pnpm@[\d.]+/g)).toEqual([pnpm])
  expect(read('docker/deploy.sh')).toContain('deploy --prod')
})

describe('the containers', () => {
  test('run as a user without rights', () => {
    for (const server of ['api', 'registry', 'edge']) {
      expect(stages.get(server)?.from).toBe('server')
      expect(stages.get(server)?.lines).not.toContain('USER root')
    }
    expect(stages.get('server')?.lines).toContain('USER node')
    expect(stages.get('release')?.from).toMatch(/unprivileged/)
  })

  test('know how they are, by 127.0.0.1', () => {
    for (const stage of ['server', 'release']) {
      expect(stages.get(stage)?.lines.join('\n')).toMatch(/^HEALTHCHECK .* CMD \[/m)
    }
    expect(text + read('docker/health.mjs')).not.toMatch(/http:\/\/(localhost|\[::1\])/)
  })
})

describe('secrets stay out', () => {
  const ignored = read('.dockerignore').split('\n')

  test('of what is sent to the builder: all is left out but what is named', () => {
    expect(ignored.find((line) => !line.startsWith('#'))).toBe('*')
    const last = ignored.findLastIndex((line) => line.startsWith('!'))
    for (const pattern of ['**/.env*', '**/.npmrc', '**/*.pem', '**/*.key', '**/node_modules']) {
      expect(ignored.indexOf(pattern)).toBeGreaterThan(last)
    }
  })

  test('of the repository', () => {
    const lines = read('.gitignore').split('\n')
    for (const pattern of ['.env', '.env.*', '*.pem', '*.key']) expect(lines).toContain(pattern)
  })
})
