import { type Check, claim } from './check.ts'
import { builtServices, lastingServices, type ContainerSite } from './container-site.ts'
import { isWithin, limitOf, megabytes } from './image-sizes.ts'

const releaseBase = 'nginxinc/nginx-unprivileged:1.28-alpine'

async function sizes(site: ContainerSite) {
  const base = (await site.image(releaseBase)).Size ?? 0
  const found: string[] = []
  for (const service of builtServices) {
    const { Image = '' } = await site.inspect(service)
    const { Size = Number.NaN } = await site.image(Image)
    const limit = limitOf(service, base)
    claim(
      isWithin(Size, limit),
      `${service} has ${megabytes(Size)}, more than ${megabytes(limit)}.`,
    )
    found.push(`${service} ${megabytes(Size)}`)
  }
  return `${found.join(', ')}; base of releases ${megabytes(base)}`
}

/** What /proc says of the first process, and whether it may write. */
const probe = `id -u; grep -E 'CapEff|CapBnd|NoNewPrivs' /proc/1/status; touch /probe 2>&1 || true; echo can > /tmp/probe && cat /tmp/probe`

async function lockedIn(site: ContainerSite) {
  for (const service of lastingServices) {
    const { output } = await site.exec(service, 'sh', '-c', probe)
    const isLocked =
      !/^0$/m.test(output) &&
      /CapEff:\s+0+$/m.test(output) &&
      /CapBnd:\s+0+$/m.test(output) &&
      /NoNewPrivs:\s+1/.test(output) &&
      /Read-only file system/.test(output) &&
      /^can$/m.test(output)
    claim(isLocked, `${service} is not locked in:\n${output}`)
  }
  return ''
}

/** Everything but the kernel's own folders; prints the files that hold a secret. */
const search = `find / -xdev -type f -not -path '/proc/*' -not -path '/sys/*' -exec grep -lF "$1" {} +`

async function noSecrets(site: ContainerSite) {
  for (const service of builtServices) {
    const { Image = '' } = await site.inspect(service)
    const described = JSON.stringify(await site.image(Image))
    const { standardOutput: found } = await site.exec(
      service,
      'sh',
      '-c',
      search,
      'sh',
      site.secrets.join('\n'),
    )
    claim(found.trim() === '', `${service} holds secrets in:\n${found}`)
    claim(!site.secrets.some((one) => described.includes(one)), `${service}'s image holds secrets.`)
  }
  const planted = await site.exec(
    'api',
    'sh',
    '-c',
    `echo ${site.secrets[0] ?? ''} > /tmp/x; grep -lF "$1" /tmp/x`,
    'sh',
    site.secrets.join('\n'),
  )
  claim(planted.standardOutput.includes('/tmp/x'), 'The search for secrets finds nothing.')
  return `${site.secrets.length} values, .env files and keys looked for`
}

/** Our own tests, and tools that only a build or a test runs. */
const unwanted = [
  "find /app/*/dist -name '*.test.*'",
  "find /app -path '*/node_modules/@brightyard/*' -name '*.test.*'",
  ...['webpack', 'jest', 'typescript', 'storybook', 'playwright', '@sparticuz'].map(
    (name) => `find /app -type d -path '*/node_modules/${name}'`,
  ),
].join('; ')

async function onlyProduction(site: ContainerSite) {
  for (const service of ['api', 'registry', 'edge']) {
    const { standardOutput } = await site.exec(service, 'sh', '-c', unwanted)
    const found = standardOutput.trim()
    claim(found === '', `${service} holds what only development needs:\n${found}`)
  }
  return ''
}

/** Tries, as a squad's bundle would when it is evaluated, before anything has been taken away from it. */
const escapes = `
import { startIsolatedProcess } from '@brightyard/render-process'
const code = \`
  const attempt = (name, work) => { try { work(); return name } catch (error) { return error.code === 'ERR_ACCESS_DENIED' ? '' : name + ' ' + error.code } }
  const fs = require('node:fs')
  const found = [
    attempt('reads files', () => fs.readFileSync('/app/health.mjs')),
    attempt('reads the environment of its parent', () => fs.readFileSync('/proc/1/environ')),
    attempt('reads the data', () => fs.readdirSync('/data')),
    attempt('writes files', () => fs.writeFileSync('/tmp/x', 'x')),
    attempt('starts children', () => require('node:child_process').execFileSync('id')),
    attempt('starts threads', () => new (require('node:worker_threads').Worker)('1', { eval: true })),
    Object.keys(process.env).length > 0 ? 'has an environment' : '',
  ].filter(Boolean)
  exports.serve = ({ send }) => send({ found })
\`
const isolated = startIsolatedProcess({ code, filename: 'bundle.cjs' })
isolated.onMessage(({ found }) => { console.log(found.length === 0 ? 'held' : found.join(', ')); process.exit() })
isolated.onExit((reason) => { console.log(reason); process.exit() })
`

async function squadsCodeIsHeld(site: ContainerSite) {
  for (const [service, folder] of [
    ['edge', 'host'],
    ['registry', 'registry'],
  ] as const) {
    const { output } = await site.exec(
      service,
      'sh',
      '-c',
      `cd /app/${folder} && node --input-type=module --eval "$1"`,
      'sh',
      escapes,
    )
    claim(output.trim() === 'held', `In ${service} a squad's code ${output.trim()}.`)
  }
  return 'no files, no environment, no children, no threads'
}

/** What the containers are and may do. */
export const hardeningChecks: readonly Check[] = [
  { name: 'images are within their sizes', run: sizes },
  { name: 'no image holds a secret', run: noSecrets },
  { name: 'images hold only what production needs', run: onlyProduction },
  { name: 'nobody is root, gains rights or writes outside /tmp and volumes', run: lockedIn },
  { name: "a squad's code is held where it is rendered and tried", run: squadsCodeIsHeld },
]
